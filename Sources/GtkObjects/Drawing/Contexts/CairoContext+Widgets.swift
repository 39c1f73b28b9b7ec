import CGtk
import Foundation
import Graphics

extension Gtk.CairoContext {
  /// Draws what a widget drew in the last frame into a rectangle.
  @MainActor
  package func draw(_ widget: Gtk.Widget, in rect: CGRect) {
    guard graphene_rect_t(rect) != nil, let paintable = gtk_widget_paintable_new(widget.widget) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    guard let snapshot = gtk_snapshot_new() else { return }
    gdk_paintable_snapshot(paintable, snapshot, rect.width, rect.height)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
    cairo_save(context)
    cairo_translate(context, rect.minX, rect.minY)
    gsk_render_node_draw(node, context)
    cairo_restore(context)
    gsk_render_node_unref(node)
  }
}
