import CGtk
import Foundation

extension Gtk {
  /// A window that is never shown, but lays out and draws its content.
  ///
  /// It has a surface, from which its content gets fonts and styles, but no visible pixels. Such windows are reused and
  /// never destroyed, because GDK computes the size of a new surface with a delay and does not expect it to be
  /// destroyed by then.
  package final class OffscreenWindow: Window {
    private static var unused: [OffscreenWindow] = []

    private var content: Widget?
    /// The theme's background, which a visible window draws itself.
    private let ground = Bin()

    /// The maximum number of layouts for nested views that follow their own sizes.
    private static let mostLayouts = 8

    /// Returns a window with the given content, with or without the theme's background.
    package static func showing(_ content: Widget, hasBackground: Bool = true) -> OffscreenWindow {
      let window = unused.popLast() ?? OffscreenWindow()
      if hasBackground {
        window.ground.addStyleClass("background")
      } else {
        window.ground.removeStyleClass("background")
      }
      window.content = content
      content.insert(into: window.ground, after: nil)
      return window
    }

    private init() {
      super.init(retaining: gtk_window_new())
      gtk_window_set_child(cast(), ground.widget)
      gtk_widget_realize(widget)
    }

    /// Returns the natural size of the content, for a given width if it is not `nil`.
    package func naturalSize(width: Double?) -> CGSize {
      var (minimum, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(ground.widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
      let width = max(minimum, Self.pixels(width) ?? natural)
      gtk_widget_measure(ground.widget, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, nil, nil)
      return CGSize(width: Int(width), height: Int(max(1, natural)))
    }

    /// Lays the content out in a size, but at least its minimum size. Returns the actual size.
    package func layOut(_ size: CGSize) -> CGSize {
      var (least, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(ground.widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
      let width = max(least, Self.pixels(size.width) ?? natural)
      gtk_widget_measure(ground.widget, GTK_ORIENTATION_VERTICAL, width, &least, &natural, nil, nil)
      var allocation = GtkAllocation(x: 0, y: 0, width: width, height: max(least, Self.pixels(size.height) ?? natural))
      // Views ask the frame clock for a call after the layout, and only mapped ones have a clock.
      gtk_widget_map(ground.widget)
      gtk_widget_size_allocate(ground.widget, &allocation, -1)
      layOutFollowers(in: &allocation)
      return CGSize(width: Int(allocation.width), height: Int(allocation.height))
    }

    /// Lays out the content that views such as geometry readers have created for their sizes.
    private func layOutFollowers(in allocation: inout GtkAllocation) {
      guard let clock = gtk_widget_get_frame_clock(widget) else { return }
      let queue = LayoutQueue.of(clock)
      for _ in 0..<Self.mostLayouts {
        guard queue.runCallbacks() else { return }
        // GTK measures before it allocates.
        gtk_widget_measure(ground.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
        gtk_widget_size_allocate(ground.widget, &allocation, -1)
      }
    }

    /// Draws the laid-out content with a number of pixels per point.
    package func render(_ size: CGSize, scale: Double) -> Texture? {
      guard let snapshot = gtk_snapshot_new() else { return nil }
      gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
      // Without this, there would be nothing to render if the content draws nothing.
      var (clear, bounds) = (GdkRGBA(), graphene_rect_t())
      graphene_rect_init(&bounds, 0, 0, Float(size.width), Float(size.height))
      gtk_snapshot_append_color(snapshot, &clear, &bounds)
      gtk_widget_snapshot_child(widget, ground.widget, snapshot)
      guard let node = gtk_snapshot_to_node(snapshot) else {
        g_object_unref(UnsafeMutableRawPointer(snapshot))
        return nil
      }
      g_object_unref(UnsafeMutableRawPointer(snapshot))
      defer { gsk_render_node_unref(node) }
      let renderer = Object(adopting: UnsafeMutableRawPointer(gsk_cairo_renderer_new()))
      guard gsk_renderer_realize(renderer.opaque, nil, nil) != 0 else { return nil }
      defer { gsk_renderer_unrealize(renderer.opaque) }
      var viewport = graphene_rect_t()
      graphene_rect_init(
        &viewport, 0, 0, Float((size.width * scale).rounded()), Float((size.height * scale).rounded()))
      return gsk_renderer_render_texture(renderer.opaque, node, &viewport).map {
        Texture(adopting: UnsafeMutableRawPointer($0))
      }
    }

    /// Removes the content and makes the window available for reuse.
    package func discard() {
      forgetDefaultButton()
      gtk_widget_unmap(ground.widget)
      content?.removeFromParent()
      content = nil
      Self.unused.append(self)
    }
  }
}
