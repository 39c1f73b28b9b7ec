import CGtk

extension Gtk.Widget {
  /// Whether this is the other widget, or inside it.
  func isDescendant(of other: Gtk.Widget) -> Bool {
    widget == other.widget || gtk_widget_is_ancestor(widget, other.widget) != 0
  }

  /// Gives the keyboard's focus to this very widget. Unlike grabbing it, this selects no text.
  func takeFocus() {
    if let root = gtk_widget_get_root(widget) { gtk_root_set_focus(root, widget) }
  }
}
