import CGtk

extension Gtk {
  /// Two widgets side by side with a handle between them (GtkPaned). One that is not visible leaves its room to the other.
  package final class Paned: Widget {
    package init(start: Widget, end: Widget) {
      super.init(adopting: gtk_paned_new(GTK_ORIENTATION_HORIZONTAL))
      gtk_paned_set_start_child(opaque, start.widget)
      gtk_paned_set_end_child(opaque, end.widget)
      // The second takes what a wider window brings; neither gets less than it needs.
      gtk_paned_set_resize_start_child(opaque, 0)
      gtk_paned_set_shrink_start_child(opaque, 0)
      gtk_paned_set_shrink_end_child(opaque, 0)
      // F8 gives it the keyboard's focus, and arrow keys move the handle then.
      setAccessibleLabel(Gtk.translated("Width"))
      clearAccessibleNames(of: ["GtkPanedHandle"])
    }

    /// The furthest place that the handle can be moved to, in pixels.
    package var lastPosition: Double { Double(property("max-position", as: Int32.self)) }

    /// How wide the first widget is, in pixels.
    package var position: Double {
      get { Double(gtk_paned_get_position(opaque)) }
      set { gtk_paned_set_position(opaque, Self.pixels(newValue) ?? 0) }
    }
  }
}
