import CGtk

extension Gtk {
  /// A widget with others on top, which fill the same area (GtkOverlay).
  package final class Overlay: Widget {
    package init(_ child: Widget) {
      super.init(adopting: gtk_overlay_new())
      clearAccessibleName()
      gtk_overlay_set_child(opaque, child.widget)
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
