import CGtk

extension Gtk {
  /// A push button (GtkButton).
  package final class Button: Widget {
    package init() {
      super.init(adopting: gtk_button_new())
    }

    /// A flat button that shows an icon of the theme; `name` is what assistive technology calls it.
    package convenience init(icon: String, name: String) {
      self.init()
      gtk_button_set_icon_name(cast(), icon)
      tooltip = name
      setAccessibleLabel(name)
    }

    /// Puts the label into the button.
    ///
    /// A row of widgets tells its baseline only to who asks for its height for some width, and a row around the button
    /// asks both ways, and grows by what the baselines differ: GTK then warns of the two heights. A column has none.
    package func setChild(_ child: Widget) {
      let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      let box = UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self)
      gtk_box_set_homogeneous(box, 1)  // So that the label has all the height.
      gtk_box_append(box, child.widget)
      gtk_button_set_child(cast(), column)
    }

    /// Whether the button is held down.
    package var isPressed: Bool {
      gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    }

    /// Makes the button the one that Enter presses in its window.
    package func makeDefault() {
      guard let root = gtk_widget_get_root(widget) else { return }
      gtk_window_set_default_widget(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self), widget)
    }
  }
}
