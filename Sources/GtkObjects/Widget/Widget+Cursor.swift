import CGtk

extension Gtk.Widget {
  /// Sets the shape of the pointer over the widget, by its name in CSS (`"text"`); `nil` for that of the widget around it.
  package func setCursor(_ name: String?) {
    takePointer()
    gtk_widget_set_cursor_from_name(widget, name)
  }

  /// The name of the shape of the pointer over the widget, if it has one of its own.
  package var cursorName: String? {
    gtk_widget_get_cursor(widget).flatMap { gdk_cursor_get_name($0) }.map { String(cString: $0) }
  }
}
