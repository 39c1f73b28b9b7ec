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
      tooltip = name
      setAccessibleLabel(name)
    }

    func setChild(_ child: Widget) {
      gtk_button_set_child(cast(), child.widget)
    }

    /// Whether the button is held down.
    var isPressed: Bool {
      gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    }

    /// Makes the button the one that Enter presses in its window.
    func makeDefault() {
      guard let root = gtk_widget_get_root(widget) else { return }
      gtk_window_set_default_widget(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self), widget)
    }
  }
}
