import RIBs
import RxSwift
import Testing

/// The behaviour of a tree of routers when the user or the desktop removes a view.
@MainActor
@Suite struct HostRemovalTests {
  private let log = Log()

  @Test func aChildWhoseViewWasTakenAwayIsDetached() {
    let (root, child) = tree()
    child.viewController.onHostRemoval?(.wentBack)
    #expect(log.take() == ["C.willResignActive"])
    #expect(root.children.isEmpty && root.interactable.isActive)
  }

  @Test func theParentMayForgetTheChildFirst() {
    let root = ForgettingRouter(interactor: LoggingInteractor("R", log), viewController: NamedViewController("R"))
    let child = LoggingRouter("C", log)
    root.current = child
    root.attachChild(child)
    child.viewController.onHostRemoval?(.dismissed)
    #expect(root.current == nil && root.children.isEmpty)
    #expect(root.removals == [.dismissed])
  }

  @Test func aChildInsideItsParentsViewGoesWithTheParent() {
    let (root, child) = tree()
    let grandchild = LoggingRouter("G", log)
    child.attachChild(grandchild)
    child.viewController.addChild(grandchild.viewController)
    _ = log.take()

    grandchild.viewController.onHostRemoval?(.wentBack)
    child.viewController.onHostRemoval?(.wentBack)
    #expect(log.take() == ["C.willResignActive", "G.willResignActive"])
    #expect(root.children.isEmpty && child.children.count == 1)
  }

  @Test func aChildInAContainerOfItsOwnIsDetached() {
    let (root, child) = tree()
    let container = UIViewController()
    container.addChild(child.viewController)
    child.viewController.onHostRemoval?(.dismissed)
    #expect(root.children.isEmpty)
  }

  @Test func aRouterWithoutAViewStandsAsideForTheOneAbove() {
    let root = LoggingRouter("R", log)
    let viewless = Router(interactor: Interactor())
    let child = LoggingRouter("C", log)
    root.attachChild(viewless)
    viewless.attachChild(child)
    root.viewController.addChild(child.viewController)
    child.viewController.onHostRemoval?(.wentBack)
    #expect(viewless.children.count == 1)

    child.viewController.removeFromParent()
    child.viewController.onHostRemoval?(.wentBack)
    #expect(viewless.children.isEmpty)
  }

  @Test func aHandlerThatIsThereIsCalledToo() {
    let root = LoggingRouter("R", log)
    let child = LoggingRouter("C", log)
    child.viewController.onHostRemoval = { [log] in log("handler \($0)") }
    root.attachChild(child)
    _ = log.take()
    child.viewController.onHostRemoval?(.wentBack)
    #expect(log.take() == ["handler wentBack", "C.willResignActive"])
  }

  @Test func aDetachedChildIsLeftAlone() {
    let (root, child) = tree()
    root.detachChild(child)
    _ = log.take()
    child.viewController.onHostRemoval?(.wentBack)
    #expect(log.take().isEmpty)
  }

  @Test func theTreeBecomesInactiveWithItsWindowAndActiveWithTheNext() {
    let router = LaunchRouter(interactor: LoggingInteractor("L", log), viewController: NamedViewController("L"))
    router.launch(from: UIWindow())
    router.attachChild(LoggingRouter("C", log))
    _ = log.take()
    router.viewController.onHostRemoval?(.windowClosed)
    #expect(log.take() == ["L.willResignActive", "C.willResignActive"])
    router.launch(from: UIWindow())
    #expect(log.take() == ["C.didBecomeActive", "L.didBecomeActive"])
  }

  @Test func dismissingByHandDetachesAndClosingTheWindowRests() {
    let window = UIWindow()
    let router = LaunchRouter(interactor: LoggingInteractor("L", log), viewController: NamedViewController("L"))
    let child = LoggingRouter("C", log)
    router.launch(from: window)
    router.attachChild(child)
    router.viewController.present(child.viewController, animated: false)
    #expect(child.viewController.presentationController?.userDidAskToDismiss() == true)
    #expect(router.children.isEmpty && !child.interactable.isActive)

    window.windowDidClose()
    #expect(!router.interactable.isActive)
  }

  @Test func aScreenTheUserTookAwayIsNoLeak() {
    let time = HistoricalScheduler()
    let detector = LeakDetector(scheduler: time)
    var leaks: [Leak] = []
    detector.leakHandler = { leaks.append($0) }
    with(detector) {
      let root = LoggingRouter("R", log)
      root.interactable.activate()
      root.load()
      for _ in 0..<10 {
        let child = LoggingRouter("C", log)
        root.attachChild(child)
        child.viewController.onHostRemoval?(.dismissed)
      }
      time.advance(by: .seconds(10))
      #expect(leaks.isEmpty && root.children.isEmpty)
    }
  }

  private func tree() -> (root: LoggingRouter, child: LoggingRouter) {
    let root = LoggingRouter("R", log)
    let child = LoggingRouter("C", log)
    root.interactable.activate()
    root.load()
    root.attachChild(child)
    _ = log.take()
    return (root, child)
  }
}

private final class ForgettingRouter: ViewableRouter<LoggingInteractor, NamedViewController> {
  var current: LoggingRouter?
  private(set) var removals: [HostRemoval] = []

  override func childWasRemovedByHost(_ child: any ViewableRouting, _ removal: HostRemoval) {
    removals.append(removal)
    current = nil
    super.childWasRemovedByHost(child, removal)
  }
}
