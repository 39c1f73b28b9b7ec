import Testing
import ViewControllers

/// Long random walks through every way to change a screen: the events stay balanced, the expected screens are visible,
/// and no object is leaked.
@MainActor
@Suite struct RandomWalkTests {
  /// Counts a controller's events and complains about any that is out of order.
  private final class Walker: ViewController {
    private var last = AppearanceState.disappeared
    static var disorder = 0
    static var events = 0

    private func move(to next: AppearanceState, from allowed: [AppearanceState]) {
      if !allowed.contains(last) { Walker.disorder += 1 }
      last = next
      Walker.events += 1
    }

    override func viewWillAppear(_ animated: Bool) { move(to: .appearing, from: [.disappeared, .disappearing]) }
    override func viewDidAppear(_ animated: Bool) { move(to: .appeared, from: [.appearing]) }
    override func viewWillDisappear(_ animated: Bool) { move(to: .disappearing, from: [.appearing, .appeared]) }
    override func viewDidDisappear(_ animated: Bool) { move(to: .disappeared, from: [.disappearing]) }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @MainActor
  private final class World {
    var generator: Generator
    let window = Window()
    let tabs = TabController()
    let split = SplitController(style: .doubleColumn)
    let isHosted: Bool
    var hosts: [TransitionRecorder] = []
    var seen: [Weak<ViewController>] = []

    init(seed: UInt64, isHosted: Bool) {
      generator = Generator(state: seed)
      self.isHosted = isHosted
      let navigations = (0..<3).map { _ in NavigationController(rootViewController: Walker()) }
      tabs.viewControllers = navigations
      split.setViewController(track(Walker()), for: .primary)
      split.setViewController(tabs, for: .secondary)
      window.rootViewController = split
      for container in [split, tabs] + navigations { realize(container) }
      if isHosted {
        WindowHostDouble.provide { windowHosts in
          window.makeKeyAndVisible()
          hosts += windowHosts()
        }
        window.windowDidAppear()
      } else {
        window.makeKeyAndVisible()
      }
    }

    private func realize(_ container: ViewController) {
      track(container)
      if isHosted { hosts.append(ContainerDouble.realize(container)) }
    }

    @discardableResult
    func track(_ controller: ViewController) -> ViewController {
      seen.append(Weak(controller))
      return controller
    }

    var navigation: NavigationController? { tabs.selectedViewController as? NavigationController }

    /// The topmost presented controller, or the root.
    var top: ViewController {
      var top: ViewController = split
      while let presented = top.presentedViewController { top = presented }
      return top
    }

    func step() {
      switch Int.random(in: 0..<17, using: &generator) {
      case 0, 1, 2: navigation?.pushViewController(track(Walker()), animated: true)
      case 3: navigation?.popViewController(animated: true)
      case 4: navigation?.userDidGoBack()
      case 5: navigation?.popToRootViewController(animated: false)
      case 6: navigation?.setViewControllers([track(Walker()), track(Walker())], animated: true)
      case 7: tabs.selectedIndex = .random(in: 0..<3, using: &generator)
      case 8: tabs.userDidSelect(at: .random(in: 0..<3, using: &generator))
      case 9: if split.isCollapsed { split.roomDidChange(toColumns: 2) } else { split.roomDidChange(toColumns: 1) }
      case 10: split.show(Bool.random(using: &generator) ? .primary : .secondary)
      case 11: split.hide(.primary)
      case 12, 13:
        let sheet = NavigationController(rootViewController: track(Walker()))
        let styles: [ModalPresentationStyle] = [.automatic, .fullScreen, .popover]
        sheet.modalPresentationStyle = styles.randomElement(using: &generator) ?? .automatic
        realize(sheet)
        top.present(sheet, animated: true)
      case 14: top.dismiss(animated: true)
      case 15: top.presentationController?.userDidAskToDismiss()
      default:
        if Bool.random(using: &generator) {
          window.windowDidDisappear()
          window.windowWillAppear()
          window.windowDidAppear()
        } else {
          hosts.randomElement(using: &generator)?.completeLast()
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func aThousandWalks(isHosted: Bool) {
    Walker.disorder = 0
    Walker.events = 0
    var alive = 0
    var unsettled = 0
    for round in 0..<1000 {
      var seen: [Weak<ViewController>] = []
      do {
        let world = World(seed: UInt64(round), isHosted: isHosted)
        for _ in 0..<30 { world.step() }
        for host in world.hosts { host.completeLast() }
        if let top = world.navigation?.topViewController, world.split.isShowing(.secondary),
          world.split.appearanceState == .appeared, top.appearanceState != .appeared
        {
          unsettled += 1
        }
        unsettled +=
          world.seen.filter {
            $0.object?.appearanceState == .appearing || $0.object?.appearanceState == .disappearing
          }.count
        world.window.close()
        unsettled += world.seen.filter { ($0.object?.appearanceState ?? .disappeared) != .disappeared }.count
        seen = world.seen
      }
      alive += seen.filter { $0.object != nil }.count
    }
    #expect(Walker.disorder == 0)
    #expect(unsettled == 0)
    #expect(alive == 0)
    #expect(Walker.events > 20_000)
  }
}
