import CGtk
import Foundation
import Graphics

extension Gtk {
  /// A widget with custom drawing (a subclass of GtkDrawingArea, which would clip at its bounds). It takes the pointer in
  /// its hit region.
  package final class DrawingArea: Widget {
    /// The drawing of one area.
    fileprivate final class Handler {
      let bounds: @MainActor (CGSize) -> CGRect
      let draw: @MainActor (Drawing) -> Void

      init(bounds: @escaping @MainActor (CGSize) -> CGRect, draw: @escaping @MainActor (Drawing) -> Void) {
        self.bounds = bounds
        self.draw = draw
      }
    }

    package init() {
      super.init(adopting: HitTestedType.make(Self.type))
    }

    /// Calls `draw` whenever the widget is painted.
    ///
    /// - Parameter bounds: Returns the rectangle in which `draw` paints an area of a given size. It may be larger than the
    ///   area.
    package func onDraw(
      in bounds: @escaping @MainActor (CGSize) -> CGRect = { CGRect(origin: .zero, size: $0) },
      draw: @escaping @MainActor (Drawing) -> Void
    ) {
      let data = Unmanaged.passRetained(Handler(bounds: bounds, draw: draw)).toOpaque()
      g_object_set_data_full(cast(), Self.key, data) { data in
        guard let data else { return }
        Unmanaged<Handler>.fromOpaque(data).release()
      }
    }

    /// Requests a redraw in the next frame.
    package func setNeedsDisplay() { gtk_widget_queue_draw(widget) }

    private static let key = "gtkbridge-drawing"

    static let type = makeType()

    private static func makeType() -> GType {
      let type = HitTestedType.subclass("GtkBridgeDrawingArea", of: gtk_drawing_area_get_type())
      let widgetClass = g_type_class_peek(type)?.assumingMemoryBound(to: GtkWidgetClass.self)
      widgetClass?.pointee.snapshot = { area, snapshot in
        // Safe, because GTK paints on the main thread, which runs its main loop.
        MainActor.assumeIsolated { DrawingArea.paint(area, into: snapshot) }
      }
      return type
    }

    private static func paint(_ area: UnsafeMutablePointer<GtkWidget>?, into snapshot: OpaquePointer?) {
      guard let area, let snapshot else { return }
      let object = UnsafeMutableRawPointer(area).assumingMemoryBound(to: GObject.self)
      guard let data = g_object_get_data(object, key) else { return }
      let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
      let size = CGSize(width: Double(gtk_widget_get_width(area)), height: Double(gtk_widget_get_height(area)))
      let bounds = handler.bounds(size)
      guard size.width > 0, size.height > 0, let rect = graphene_rect_t(bounds) else { return }
      let context = withUnsafePointer(to: rect) { gtk_snapshot_append_cairo(snapshot, $0) }
      guard let context else { return }
      defer { cairo_destroy(context) }
      handler.draw(Drawing(context: context, widget: area, size: size))
    }
  }
}

extension graphene_rect_t {
  /// Creates a rectangle of numbers that GTK can draw with, or `nil`.
  init?(_ rect: CGRect) {
    let limit = Double(Int16.max)
    guard rect.width > 0, rect.height > 0,
      [rect.minX, rect.minY, rect.width, rect.height].allSatisfy({ abs($0) <= limit })
    else { return nil }
    self.init()
    origin = graphene_point_t(x: Float(rect.minX), y: Float(rect.minY))
    size = graphene_size_t(width: Float(rect.width), height: Float(rect.height))
  }
}
