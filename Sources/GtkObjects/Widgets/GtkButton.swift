import CGtk

extension Gtk {
  /// A push button (GtkButton).
  package final class Button: Widget {
    package init() {
      super.init(adopting: gtk_button_new())
    }

    /// Creates a button with a theme icon. `name` is its accessibility label and tooltip.
    package convenience init(icon: String, name: String) {
      self.init()
      gtk_button_set_icon_name(cast(), icon)
      tooltip = name
      setAccessibleLabel(name)
    }

    /// Sets the label of the button.
    ///
    /// The label is wrapped in a column, which has no baseline. A row of widgets reports its baseline only if it is
    /// measured for a width. A row around the button measures both ways, and its height would differ by the baselines,
    /// about which GTK warns.
    package func setChild(_ child: Widget) {
      let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      let box = UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self)
      gtk_box_set_homogeneous(box, 1)  // The label then fills the height.
      gtk_box_append(box, child.widget)
      gtk_button_set_child(cast(), column)
    }

    /// Makes the button the default widget of its window, which Enter activates.
    package func makeDefault() {
      guard let root = gtk_widget_get_root(widget) else { return }
      gtk_window_set_default_widget(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self), widget)
    }
  }
}
