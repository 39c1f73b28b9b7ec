import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Views of controllers that are hidden and shown again.
  @Suite @MainActor struct HiddenViewTests {
    private final class Model: ObservableObject {
      @Published var fraction = 0.1
    }

    private struct Progress: View {
      @ObservedObject var model: Model
      var body: some View { ProgressView(value: model.fraction) }
    }

    private func paint(_ widget: Gtk.Widget) {
      // The first may be the end of a frame in progress.
      for _ in 0..<2 {
        var isPainted = false
        widget.afterPaint { isPainted = true }
        #expect(MainLoop.pump { isPainted })
      }
    }

    /// GTK lays out only drawn widgets, and would then draw it without a place.
    @Test func viewThatIsNoLongerHiddenHasItsPlaceInTheNextFrame() throws {
      let model = Model()
      let root = ViewController()
      let child = HostingController(rootView: Progress(model: model))
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      let window = try TestApplication.show(root)
      let shown = TestApplication.windows[0]
      let bar = try #require(shown.first("GtkProgressBar"))
      child.view.isHidden = true
      paint(shown)
      model.fraction = 0.9
      child.flushNow()
      paint(shown)
      child.view.isHidden = false
      paint(shown)
      let parts = bar.all("GtkGizmo").map { gtk_widget_get_width($0.widget) }
      #expect(parts.count == 2 && parts[1] > parts[0] / 2, "the trough and what is filled of it: \(parts)")
      window.close()
    }
  }
}
