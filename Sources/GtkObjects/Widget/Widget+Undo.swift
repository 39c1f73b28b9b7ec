import CGtk

extension Gtk.Widget {
  /// Takes back the last change of the text that has the focus in this window.
  ///
  /// - Returns: Whether there was a change to take back.
  package func undoTextChange() -> Bool {
    guard let field = focusInWindow, let text = field.controlValue,
      gtk_widget_activate_action_variant(field.widget, "text.undo", nil) != 0
    else { return false }
    return field.controlValue != text
  }
}
