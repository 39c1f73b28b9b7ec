import CGtk
import Foundation

extension Gtk {
  /// A widget with custom drawing (GtkDrawingArea).
  package final class DrawingArea: Widget {
    package init() {
      super.init(adopting: gtk_drawing_area_new())
    }

    /// Calls `draw` whenever the widget is painted.
    package func onDraw(_ draw: @escaping @MainActor (Drawing) -> Void) {
      typealias Handler = @MainActor (Drawing) -> Void
      gtk_drawing_area_set_draw_func(
        cast(),
        { area, context, width, height, data in
          guard let area, let context, let draw = Callback<Handler>.handler(at: data) else { return }
          // Safe, because GTK paints on the main thread, which runs its main loop.
          MainActor.assumeIsolated {
            draw(
              Drawing(
                context: context, widget: UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkWidget.self),
                size: CGSize(width: Double(width), height: Double(height))))
          }
        },
        Callback<Handler>.retained(draw), releaseCallback)
    }

    /// Requests a redraw in the next frame.
    package func setNeedsDisplay() { gtk_widget_queue_draw(widget) }
  }
}
