import CGtk

extension Gtk {
  /// A push button (GtkButton).
  final class Button: Widget {
    init() {
      super.init(adopting: gtk_button_new())
    }

    /// A flat button that shows an icon of the theme; `name` is what assistive technology calls it.
    convenience init(icon: String, name: String) {
      self.init()
      gtk_button_set_icon_name(cast(), icon)
      gtk_widget_set_tooltip_text(widget, name)
      setAccessibleLabel(name)
    }

    func setChild(_ child: Widget) {
      gtk_button_set_child(cast(), child.widget)
    }
  }
}
