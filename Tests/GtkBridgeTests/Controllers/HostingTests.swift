import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct HostingTests {
    /// Shows a controller in a window of 400×300, laid out by a real frame.
    @MainActor private final class Stage {
      let controller: ViewController
      let window: Gtk.Widget
      private var frames = 0
      private var clock: Gtk.Object?
      private var painted: Gtk.SignalHandler?

      init(_ controller: ViewController) {
        self.controller = controller
        window = Gtk.Widget(retaining: UnsafeMutableRawPointer(gtk_window_new()))
        gtk_window_set_decorated(window.cast(), 0)
        gtk_window_set_default_size(window.cast(), 400, 300)
        gtk_window_set_child(window.cast(), root.widget)
        gtk_window_present(window.cast())
        clock = gtk_widget_get_frame_clock(window.widget).map { Gtk.Object(retaining: UnsafeMutableRawPointer($0)) }
        painted = clock?.connect("after-paint") { [weak self] in self?.frames += 1 }
        layOut()
      }

      isolated deinit {
        painted?.disconnect()
        gtk_window_set_child(window.cast(), nil)
        gtk_window_destroy(window.cast())
      }

      var root: Gtk.Widget { controller.view.realize() }

      func layOut() {
        let before = frames
        gtk_widget_queue_resize(root.widget)
        #expect(MainLoop.pump { frames > before })
      }

      func bounds(_ view: NativeView) -> Bounds { view.realize().bounds(in: root) }
    }

    private struct Names: View {
      var names = ["a"]
      var body: some View { ForEach(names, id: \.self) { Text($0) } }
    }

    @Test func attachedViewFillsItsParentOnFourEdges() throws {
      let parent = ViewController()
      let hosting = Text("a").attach(to: parent)
      #expect(parent.children == [hosting])
      #expect(hosting.parent === parent)
      let stage = Stage(parent)
      #expect(stage.bounds(hosting.view) == Bounds(x: 0, y: 0, width: 400, height: 300))
      #expect(stage.root.texts == ["a"])
    }

    @Test func viewAttachedWhileShownFillsItsParent() throws {
      let parent = ViewController()
      let stage = Stage(parent)
      let hosting = Text("a").attach(to: parent)
      stage.layOut()
      #expect(stage.bounds(hosting.view) == Bounds(x: 0, y: 0, width: 400, height: 300))
    }

    @Test func rootViewIsReplacedInPlace() throws {
      let parent = ViewController()
      let hosting = Names().attach(to: parent)
      let stage = Stage(parent)
      let label = try #require(stage.root.label("a"))
      hosting.rootView = Names(names: ["b", "a"])
      hosting.flushNow()
      #expect(stage.root.texts == ["b", "a"])
      #expect(stage.root.label("a")?.widget == label.widget)
    }

    @Test func rootViewReplacedInAWindowIsArrangedByTheNextFrame() {
      let hosting = HostingController(rootView: Names())
      let stage = Stage(hosting)
      hosting.rootView = Names(names: ["b", "a"])
      #expect(MainLoop.pump { stage.root.texts == ["b", "a"] })
    }

    private func place(_ constraints: (NativeView, NativeView) -> [LayoutConstraint]) -> (Stage, NativeView) {
      let parent = ViewController()
      let child = NativeView()
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.view.addSubview(child)
      LayoutConstraint.activate(constraints(child, parent.view))
      return (Stage(parent), child)
    }

    @Test func insetsOnFourEdges() {
      let (stage, child) = place { child, parent in
        [
          child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
          child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
          child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -30),
          parent.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: 40),
        ]
      }
      #expect(stage.bounds(child) == Bounds(x: 20, y: 10, width: 340, height: 260))
    }

    @Test func changedConstantMovesTheView() throws {
      var top: LayoutConstraint?
      let (stage, child) = place { child, parent in
        let constraint = child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10)
        top = constraint
        return [
          constraint,
          child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
          child.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
          child.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        ]
      }
      try #require(top).constant = 50
      stage.layOut()
      #expect(stage.bounds(child) == Bounds(x: 0, y: 50, width: 400, height: 250))
      try #require(top).constant = -20
      stage.layOut()
      #expect(stage.bounds(child) == Bounds(x: 0, y: -20, width: 400, height: 320), "also outside its parent")
    }

    @Test func centredWithASize() {
      let (stage, child) = place { child, parent in
        [
          child.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
          child.centerYAnchor.constraint(equalTo: parent.centerYAnchor, constant: 10),
          child.widthAnchor.constraint(equalToConstant: 100),
          child.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: 0.5),
        ]
      }
      #expect(stage.bounds(child) == Bounds(x: 150, y: 85, width: 100, height: 150))
    }

    @Test func siblingsAreTiedToEachOther() {
      let parent = ViewController()
      let (above, below) = (NativeView(), NativeView())
      guard let view = parent.view else { return }
      for child in [above, below] {
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        LayoutConstraint.activate([
          child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }
      LayoutConstraint.activate([
        above.topAnchor.constraint(equalTo: view.topAnchor),
        above.heightAnchor.constraint(equalToConstant: 80),
        below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8),
        below.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      let stage = Stage(parent)
      #expect(stage.bounds(above) == Bounds(x: 0, y: 0, width: 400, height: 80))
      #expect(stage.bounds(below) == Bounds(x: 0, y: 88, width: 400, height: 212))
    }

    @Test func hiddenViewKeepsItsRoomAndIsNotDrawn() {
      let parent = ViewController()
      let hosting = Text("a").attach(to: parent)
      hosting.view.isHidden = true
      let stage = Stage(parent)
      #expect(!hosting.view.realize().isMapped)
      hosting.view.isHidden = false
      stage.layOut()
      #expect(hosting.view.realize().isMapped)
      #expect(stage.bounds(hosting.view).width == 400)
      hosting.view.isHidden = true
      #expect(!hosting.view.realize().isMapped)
    }

    @Test func removedSubviewLeavesTheWindowAndMayComeBack() throws {
      let parent = ViewController()
      let first = Text("first").attach(to: parent)
      let second = Text("second").attach(to: parent)
      let stage = Stage(parent)
      #expect(stage.root.texts == ["first", "second"])
      first.view.removeFromSuperview()
      #expect(stage.root.texts == ["second"])
      parent.view.addSubview(first.view)
      #expect(stage.root.texts == ["second", "first"])
      parent.view.insertSubview(first.view, at: 0)
      #expect(stage.root.texts == ["first", "second"])
      #expect(second.parent === parent)
    }

    @Test func attachedControllerIsFreedWithItsParent() {
      final class Model: ObservableObject {}
      struct Observing: View {
        @ObservedObject var model: Model
        var body: some View { Text("a") }
      }
      weak var hosting: HostingController<Observing>?
      weak var model: Model?
      weak var parent: ViewController?
      do {
        let (controller, object) = (ViewController(), Model())
        (parent, model) = (controller, object)
        hosting = Observing(model: object).attach(to: controller)
        let stage = Stage(controller)
        stage.layOut()
      }
      #expect(parent == nil)
      #expect(hosting == nil)
      #expect(model == nil)
    }
    @Test func lastReferenceMayGoOnAnyThread() async {
      var controller: HostingController<Text>? = HostingController(rootView: Text("a"))
      _ = controller?.view.realize()
      weak let released = controller
      let other = Task.detached { [controller] in
        await Task.yield()
        _ = controller
      }
      controller = nil
      await other.value
      #expect(await MainLoop.wait { released == nil })
    }
  }
}
