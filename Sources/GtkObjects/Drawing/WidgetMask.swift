import CGtk
import Foundation
import Graphics

extension Gtk {
  /// A drawing that masks a widget: the widget is visible only where the drawing is opaque. Boxes draw their children
  /// with it.
  @MainActor
  package final class WidgetMask {
    private let draw: (CairoContext) -> Void

    fileprivate init(_ draw: @escaping (CairoContext) -> Void) { self.draw = draw }

    func draw(
      in context: OpaquePointer, for widget: UnsafeMutablePointer<GtkWidget>, of box: UnsafeMutablePointer<GtkWidget>
    ) {
      var place = graphene_matrix_t()
      var matrix = cairo_matrix_t()
      guard gtk_widget_compute_transform(widget, box, &place) != 0,
        graphene_matrix_to_2d(
          &place, &matrix.xx, &matrix.yx, &matrix.xy, &matrix.yy, &matrix.x0, &matrix.y0)
      else { return }
      cairo_save(context)
      cairo_transform(context, &matrix)
      let scale = Double(gtk_widget_get_scale_factor(widget))
      let own = CairoContext(
        scale: scale, colors: { Gtk.rgba(of: $0.css, for: widget) }, open: { cairo_reference(context) })
      CairoContext.push(own)
      draw(own)
      CairoContext.pop()
      own.close()
      cairo_restore(context)
    }

    // MARK: Widgets

    private static let key = g_quark_from_string("gtkbridge-mask")
    /// Indicates whether boxes must ask their children for a mask.
    private static var isUsed = false

    static func mask(of widget: UnsafeMutablePointer<GtkWidget>) -> WidgetMask? {
      guard isUsed else { return nil }
      let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
      return g_object_get_qdata(object, key).map { Unmanaged<WidgetMask>.fromOpaque($0).takeUnretainedValue() }
    }

    fileprivate static func set(_ mask: WidgetMask?, of widget: Widget) {
      isUsed = true
      g_object_set_qdata_full(widget.cast(), key, mask.map { Unmanaged.passRetained($0).toOpaque() }) { data in
        guard let data else { return }
        Unmanaged<WidgetMask>.fromOpaque(data).release()
      }
      gtk_widget_queue_draw(widget.widget)
    }
  }
}

extension Gtk.Widget {
  /// Shows the widget only where a drawing is opaque, or everywhere for `nil`.
  package func setMask(_ draw: (@MainActor (Gtk.CairoContext) -> Void)?) {
    Gtk.WidgetMask.set(draw.map(Gtk.WidgetMask.init), of: self)
  }
}
