import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Custom controllers and widgets in a declarative view.
  @Suite @MainActor struct RepresentableTests {
    final class Reporter: ViewController {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      deinit {}
      override func viewDidLoad() { log.entries.append("didLoad") }
      override func viewWillAppear(_ animated: Bool) { log.entries.append("willAppear") }
      override func viewDidAppear(_ animated: Bool) { log.entries.append("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { log.entries.append("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { log.entries.append("didDisappear") }
    }

    struct Represented: UIViewControllerRepresentable {
      typealias UIViewControllerType = Reporter
      let log: Log
      func makeUIViewController(context: Context) -> Reporter { Reporter(log) }
      func updateUIViewController(_ uiViewController: Reporter, context: Context) {}
      static func dismantleUIViewController(_ uiViewController: Reporter, coordinator: Void) {
        uiViewController.log.entries.append("dismantled")
      }
    }

    struct Titled: ViewControllerRepresentable {
      @MainActor final class Coordinator { var updates = 0 }
      let title: String
      let log: Log
      @Binding var value: Int
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeViewController(context: Context) -> ViewController { ViewController() }
      func updateViewController(_ viewController: ViewController, context: Context) {
        context.coordinator.updates += 1
        viewController.title = title
        log.entries.append("\(context.coordinator.updates) \(title) \(value) \(context.environment.isEnabled)")
      }
    }

    private struct Screen: View {
      let log: Log
      let isShown: Bool
      var body: some View {
        VStack {
          Text("a")
          if isShown { Text("b").overlay(Represented(log: log).frame(width: .zero, height: .zero)) }
          Text("c")
        }
      }
    }

    @Test func controllerIsAChildAndHearsItsAppearance() throws {
      let log = Log()
      let screen = TestScreen { Screen(log: log, isShown: true) }
      let child = try #require(screen.controller.children.first)
      #expect(child.parent === screen.controller)
      #expect(log.entries == ["didLoad"])
      screen.appear()
      screen.disappear()
      #expect(log.entries == ["didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear"])
    }

    @Test func controllerComesAndGoesWithItsView() throws {
      let log = Log()
      let screen = TestScreen { Screen(log: log, isShown: false) }
      screen.appear()
      screen.controller.rootView = Screen(log: log, isShown: true)
      screen.flush()
      #expect(log.entries == ["didLoad", "willAppear", "didAppear"])
      screen.controller.rootView = Screen(log: log, isShown: false)
      screen.flush()
      #expect(log.entries.suffix(3) == ["willDisappear", "didDisappear", "dismantled"])
      #expect(screen.controller.children.isEmpty)
    }

    @Test func controllerIsLetGo() {
      weak var gone: ViewController?
      do {
        let screen = TestScreen { Screen(log: Log(), isShown: true) }
        gone = screen.controller.children.first
        #expect(gone != nil)
      }
      #expect(gone == nil)
    }

    @Test func overlayOfNoSizeDoesNotDisturbTheLayout() throws {
      let screen = TestScreen { Screen(log: Log(), isShown: true) }
      screen.layOut()
      let (a, b, c) = (try screen.bounds(of: "a"), try screen.bounds(of: "b"), try screen.bounds(of: "c"))
      #expect(b.y - a.maxY == 6 && c.y - b.maxY == 6)
    }

    @Test func controllerIsUpdatedWithViewStateAndEnvironment() {
      struct Outer: View {
        let title: String
        let isDisabled: Bool
        let log: Log
        @State private var value = 0
        var body: some View {
          VStack {
            Titled(title: title, log: log, value: $value).disabled(isDisabled)
            Button("more") { value += 1 }
          }
        }
      }
      let log = Log()
      let screen = TestScreen { Outer(title: "A", isDisabled: false, log: log) }
      #expect(log.entries == ["1 A 0 true"])
      try? screen.tap("more")
      screen.flush()
      #expect(log.entries.last == "2 A 1 true")
      screen.controller.rootView = Outer(title: "B", isDisabled: false, log: log)
      screen.flush()
      #expect(log.entries.last == "3 B 1 true")
      #expect(screen.controller.children.first?.title == "B")
      screen.controller.rootView = Outer(title: "B", isDisabled: true, log: log)
      screen.flush()
      #expect(log.entries.last?.hasSuffix("B 1 false") == true)
    }

    struct LevelView: GtkWidgetRepresentable {
      let value: Double
      let log: Log
      func makeWidget(context: Context) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(gtk_level_bar_new()) }
      func updateWidget(_ widget: UnsafeMutableRawPointer, context: Context) {
        gtk_level_bar_set_value(OpaquePointer(widget), value)
      }
      func makeCoordinator() -> Log { log }
      static func dismantleWidget(_ widget: UnsafeMutableRawPointer, coordinator: Log) {
        coordinator.entries.append("dismantled \(gtk_level_bar_get_value(OpaquePointer(widget)))")
      }
    }

    @Test func widgetOfOnesOwn() throws {
      let log = Log()
      let reference: Gtk.WeakReference
      do {
        let screen = TestScreen { LevelView(value: 0.25, log: log) }
        let bar = try #require(screen.root.first("GtkLevelBar"))
        reference = Gtk.WeakReference(bar)
        #expect(bar.property("value") == 0.25)
        screen.controller.rootView = LevelView(value: 0.75, log: log)
        screen.flush()
        #expect(bar.property("value") == 0.75)
      }
      #expect(log.entries == ["dismantled 0.75"])
      #expect(!reference.isAlive)
    }
  }
}
