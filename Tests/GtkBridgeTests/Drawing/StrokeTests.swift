import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Lines that lie outside the frame of their shape.
  @Suite @MainActor struct StrokeTests {
    /// Returns the opacity (0 to 255) at some points of a screen that is 100 points wide and high.
    private func opacities<Content: View>(
      at points: [(x: Int, y: Int)], @ViewBuilder of content: () -> Content
    ) throws -> [UInt8] {
      let screen = TestScreen(width: 100, height: 100, content)
      screen.layOut()
      let surface = try #require(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 100, 100))
      defer { cairo_surface_destroy(surface) }
      let context = cairo_create(surface)
      let paintable = try #require(gtk_widget_paintable_new(screen.root.widget))
      defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
      let snapshot = try #require(gtk_snapshot_new())
      gdk_paintable_snapshot(paintable, snapshot, 100, 100)
      if let node = gtk_snapshot_free_to_node(snapshot) {
        gsk_render_node_draw(node, context)
        gsk_render_node_unref(node)
      }
      cairo_destroy(context)
      cairo_surface_flush(surface)
      let data = try #require(cairo_image_surface_get_data(surface))
      let stride = Int(cairo_image_surface_get_stride(surface))
      return points.map { data[$0.y * stride + $0.x * 4 + 3] }
    }

    @Test func halfOfALineIsOutside() throws {
      let found = try opacities(at: [(50, 22), (50, 38), (50, 50), (50, 12)]) {
        Circle().stroke(.red, lineWidth: 20).frame(width: 40, height: 40)
      }
      #expect(found == [255, 255, 0, 0])
    }

    @Test func cornersOfAWideLineAreComplete() throws {
      let found = try opacities(at: [(22, 22), (15, 15)]) {
        Rectangle().stroke(.red, lineWidth: 20).frame(width: 40, height: 40)
      }
      #expect(found == [255, 0])
    }

    @Test func pathsMayLeaveTheirFrame() throws {
      struct Wide: Shape {
        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: -20, dy: 0)) }
      }
      let found = try opacities(at: [(25, 50), (15, 50)]) { Wide().fill(.red).frame(width: 20, height: 20) }
      #expect(found == [255, 0])
    }
  }
}
