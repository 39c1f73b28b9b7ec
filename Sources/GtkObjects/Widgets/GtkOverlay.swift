import CGtk

extension Gtk {
  /// A widget with others on top, which fill the same area (GtkOverlay).
  package final class Overlay: Widget {
    package init(_ child: Widget) {
      super.init(adopting: gtk_overlay_new())
      clearAccessibleName()
      gtk_overlay_set_child(opaque, child.widget)
      let place: @convention(c) (gpointer, gpointer, gpointer, gpointer?) -> gboolean = { overlay, child, place, _ in
        Overlay.placeFilling(
          child.assumingMemoryBound(to: GtkWidget.self), in: overlay.assumingMemoryBound(to: GtkWidget.self),
          place.assumingMemoryBound(to: GdkRectangle.self)) ? 1 : 0
      }
      connect("get-child-position", to: (), through: place)
    }

    /// Places a child that fills the overlay, and returns whether it does.
    ///
    /// GTK would give the child at least the height for its minimum width, at which texts have the most lines.
    private static func placeFilling(
      _ child: UnsafeMutablePointer<GtkWidget>, in overlay: UnsafeMutablePointer<GtkWidget>,
      _ place: UnsafeMutablePointer<GdkRectangle>
    ) -> Bool {
      guard gtk_widget_get_halign(child) == GTK_ALIGN_FILL, gtk_widget_get_valign(child) == GTK_ALIGN_FILL else {
        return false
      }
      place.pointee = GdkRectangle(
        x: 0, y: 0, width: gtk_widget_get_width(overlay), height: gtk_widget_get_height(overlay))
      return true
    }

    /// Adds a widget on top, which counts toward the size of the overlay if `isMeasured`.
    package func add(_ child: Widget, isMeasured: Bool = true) {
      gtk_overlay_add_overlay(opaque, child.widget)
      gtk_overlay_set_measure_overlay(opaque, child.widget, isMeasured ? 1 : 0)
    }

    package func remove(_ child: Widget) {
      guard gtk_widget_get_parent(child.widget) == widget else { return }
      child.releaseFocus()
      gtk_overlay_remove_overlay(opaque, child.widget)
    }
  }
}
