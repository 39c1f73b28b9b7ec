import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// A thousand rounds of every kind of transition: nothing is left of them, no event is missing, and memory stays flat.
  @Suite @MainActor struct TransitionRoundsTests {
    private static let rounds = 1000
    /// How often a round waits for its frames; the others are interrupted by the next change.
    private static let paintedEvery = 10
    /// What the allocator may come and go by.
    private static let toleratedGrowth = 4000

    @MainActor final class Model: ObservableObject {
      @Published var text = "text"
      static var alive = 0
      init() { Self.alive += 1 }
      isolated deinit { Self.alive -= 1 }
    }

    struct Content: View {
      @ObservedObject var model: Model
      @State private var events = 0
      var body: some View {
        VStack {
          Text("\(model.text) \(events)").lifeCycle { _ in events += 1 }
          Button("Button") { model.text = "pressed" }
          TextField("Field", text: $model.text)
        }
      }
    }

    /// A screen with a view model, that counts what it hears.
    @MainActor final class Screen: ViewController {
      static var alive = 0
      static var appearances = 0
      static var disorder = 0
      private let model = Model()
      private var last = LifeCycle.viewDidDisappear

      init() {
        Self.alive += 1
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      isolated deinit {
        Self.alive -= 1
        if last != .viewDidDisappear { Self.disorder += 1 }
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        Content(model: model).attach(to: self)
      }

      private func hear(_ event: LifeCycle, after allowed: LifeCycle...) {
        if !allowed.contains(last) { Self.disorder += 1 }
        last = event
      }

      override func viewWillAppear(_ animated: Bool) {
        hear(.viewWillAppear, after: .viewDidDisappear, .viewWillDisappear)
      }
      override func viewDidAppear(_ animated: Bool) {
        Self.appearances += 1
        hear(.viewDidAppear, after: .viewWillAppear)
      }
      override func viewWillDisappear(_ animated: Bool) {
        hear(.viewWillDisappear, after: .viewDidAppear, .viewWillAppear)
      }
      override func viewDidDisappear(_ animated: Bool) { hear(.viewDidDisappear, after: .viewWillDisappear) }
    }

    private static func paint(_ controller: ViewController?, as state: AppearanceState = .appeared) throws {
      try #require(MainLoop.pump { controller.map { $0.appearanceState == state } ?? true })
    }

    /// Runs a round many times, with `staying` screens on screen before and after.
    private func run(staying: Int, _ round: (Int) throws -> [Gtk.WeakReference]) throws {
      Screen.disorder = 0
      for number in 0..<100 { _ = try round(number) }
      let before = residentKilobytes()
      var references: [Gtk.WeakReference] = []
      for number in 0..<Self.rounds { references += try round(number) }
      #expect(references.count >= Self.rounds)
      #expect(MainLoop.pump(timeout: .seconds(5)) { Screen.alive == staying && !references.contains { $0.isAlive } })
      #expect(Screen.alive == staying && Model.alive == staying)
      #expect(references.count { $0.isAlive } == 0)
      #expect(Screen.disorder == 0)
      #expect(residentKilobytes() - before < Self.toleratedGrowth)
    }

    private func widgets(of controller: ViewController) -> [Gtk.WeakReference] {
      controller.viewIfLoaded?.realizedWidget.map { $0.all.map(Gtk.WeakReference.init) } ?? []
    }

    @Test(arguments: [false, true])
    func pushAndPop(isByTheUser: Bool) throws {
      let navigation = NavigationController(rootViewController: Screen())
      let window = try TestApplication.show(navigation)
      let back = try #require(TestApplication.windows[0].backButton)
      try run(staying: 1) { number in
        let pushed = Screen()
        navigation.pushViewController(pushed, animated: number % 50 == 0)
        let references = widgets(of: pushed)
        if number % Self.paintedEvery == 0 { try Self.paint(pushed) }
        if isByTheUser { back.emit("clicked") } else { navigation.popViewController(animated: false) }
        if number % Self.paintedEvery == 0 { try Self.paint(navigation.topViewController) }
        return references
      }
      window.close()
    }

    @Test(arguments: [ModalPresentationStyle.automatic, .formSheet, .fullScreen, .overFullScreen, .popover])
    func presentAndDismiss(style: ModalPresentationStyle) throws {
      let root = Screen()
      let window = try TestApplication.show(root)
      try run(staying: 1) { number in
        let presented = Screen()
        presented.modalPresentationStyle = style
        presented.popoverPresentationController?.sourceView = root.view
        root.present(presented, animated: false)
        let references = widgets(of: presented)
        if number % Self.paintedEvery == 0 { try Self.paint(presented) }
        if number.isMultiple(of: 2) {
          presented.presentationController?.userDidAskToDismiss()
        } else {
          root.dismiss(animated: false)
        }
        if number % Self.paintedEvery == 0 { try Self.paint(presented, as: .disappeared) }
        return references
      }
      window.close()
    }

    @Test func openAndClose() throws {
      try run(staying: 0) { number in
        let controller = Screen()
        let window = TestApplication.open(NavigationController(rootViewController: controller))
        if number % Self.paintedEvery == 0 { try Self.paint(controller) }
        let references = TestApplication.windows.map(Gtk.WeakReference.init) + widgets(of: controller)
        if number.isMultiple(of: 2), let shown = TestApplication.windows.first { shown.close() } else { window.close() }
        return references
      }
    }
  }
}
