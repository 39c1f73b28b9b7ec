import CGtk

extension Gtk {
  /// A container for one child that takes the keyboard focus itself.
  package final class FocusBox: Widget {
    package init() {
      // A GtkBox would pass the focus on to its children; other containers take it first.
      let box: UnsafeMutablePointer<GtkWidget> = gtk_fixed_new()
      gtk_widget_set_layout_manager(box, gtk_bin_layout_new())  // The widget takes ownership of the manager.
      super.init(adopting: box)
      setAccessibleRole(.group)
      clearAccessibleName()
      onMouseButton(UInt32(GDK_BUTTON_PRIMARY)) { [weak self] in
        guard let self, isFocusable, focusedDescendant == nil else { return }
        grabFocus()
      }
    }
  }
}

extension Gtk.Widget {
  /// Indicates whether the widget itself takes the keyboard focus.
  package var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
  }

  package var isFocused: Bool { gtk_widget_is_focus(widget) != 0 }

  /// Indicates whether the widget and its descendants may take the keyboard focus.
  package var canFocus: Bool {
    get { gtk_widget_get_can_focus(widget) != 0 }
    set { gtk_widget_set_can_focus(widget, newValue ? 1 : 0) }
  }

  /// Indicates whether the widget is a control that the keyboard reaches, either itself or in its parts.
  package var isControl: Bool {
    if isFocusable { return true }
    let containers = ["GtkBox", "GtkGrid", "GtkFixed", "GtkOverlay"]
    return !containers.contains(typeName) && all.contains { $0.isFocusable }
  }
}
