import CGtk
import GtkObjects
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// A thousand rounds of every kind of transition: no object remains, no event is missing, and memory does not grow.
  @Suite @MainActor struct TransitionRoundsTests {
    private static let rounds = 1000
    /// How often a round waits for its frames; the others are interrupted by the next change.
    private static let paintedEvery = 20
    /// The variation of the allocator on a busy machine. A thousand remaining windows or popovers would be more.
    private static let toleratedGrowth = 10_000

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

    /// A screen with a view model, which counts its events.
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
      #expect(MainLoop.pump { Screen.alive == staying && !references.contains { $0.isAlive } })
      #expect(Screen.alive == staying && Model.alive == staying)
      #expect(references.count { $0.isAlive } == 0)
      #expect(Screen.disorder == 0)
      if !toolkitKeepsPictures { #expect(residentKilobytes() - before < Self.toleratedGrowth) }
    }

    private func widgets(of controller: ViewController) -> [Gtk.WeakReference] {
      func references(in widget: Gtk.Widget) -> [Gtk.WeakReference] {
        // The display's single tooltip stays in the window where it was shown last.
        if widget.typeName == "GtkTooltipWindow" { return [] }
        return [Gtk.WeakReference(widget)] + widget.children.flatMap(references)
      }
      return controller.viewIfLoaded?.realizedWidget.map(references) ?? []
    }

    @Test func pushAndPop() throws {
      let navigation = NavigationController(rootViewController: Screen())
      let window = try TestApplication.show(navigation)
      let back = try #require(TestApplication.windows[0].backButton)
      try run(staying: 1) { number in
        let pushed = Screen()
        navigation.pushViewController(pushed, animated: number % 100 == 0)
        let references = widgets(of: pushed)
        if number % Self.paintedEvery == 0 { try Self.paint(pushed) }
        if number % 3 == 0 { back.emit("clicked") } else { navigation.popViewController(animated: false) }
        if number % Self.paintedEvery == 0 { try Self.paint(navigation.topViewController) }
        return references
      }
      window.close()
    }

    @Test(arguments: [ModalPresentationStyle.automatic, .fullScreen, .overFullScreen, .popover])
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

    @Test func randomWalks() throws {
      var generator = RandomNumbers(seed: 7)
      let styles: [ModalPresentationStyle] = [.automatic, .fullScreen, .overFullScreen, .popover]
      try run(staying: 0) { number in
        let navigation = NavigationController(rootViewController: Screen())
        let window = TestApplication.open(navigation)
        var references: [Gtk.WeakReference] = []
        for _ in 0..<8 {
          var top: ViewController = navigation
          while let next = top.presentedViewController { top = next }
          switch Int.random(in: 0..<9, using: &generator) {
          case 0, 1: navigation.pushViewController(Screen(), animated: Bool.random(using: &generator))
          case 2: navigation.popViewController(animated: false)
          case 3: navigation.userDidGoBack()
          case 4, 5:
            let presented = Screen()
            presented.modalPresentationStyle = styles.randomElement(using: &generator) ?? .automatic
            presented.popoverPresentationController?.sourceView = (navigation.topViewController ?? navigation).view
            top.present(presented, animated: false)
            references += widgets(of: presented)
          case 6: top.presentationController?.userDidAskToDismiss()
          case 7: navigation.dismiss(animated: false)
          default: MainLoop.pump(timeout: .milliseconds(5)) { false }
          }
        }
        references += widgets(of: navigation)
        if number.isMultiple(of: 2) { window.close() } else { TestApplication.mainWindow?.close() }
        return references
      }
      #expect(Screen.appearances > 0)
    }
  }
}
