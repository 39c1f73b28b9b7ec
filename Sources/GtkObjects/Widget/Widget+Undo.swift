import CGtk

extension Gtk.Widget {
  /// Undoes the last edit of the focused text in this window.
  ///
  /// - Returns: A Boolean value that indicates whether the text changed.
  package func undoTextChange() -> Bool {
    guard let field = focusInWindow, let text = field.controlValue,
      gtk_widget_activate_action_variant(field.widget, "text.undo", nil) != 0
    else { return false }
    return field.controlValue != text
  }
}
