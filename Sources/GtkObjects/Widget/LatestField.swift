import CGtk

extension Gtk {
  /// The field that had the focus immediately before the focused control.
  ///
  /// A button that sends the typed text, such as in a chat, often disables itself until the user types again. The user
  /// continues to type, so the field gets the focus back. On iOS, it would have kept it.
  @MainActor
  enum LatestField {
    private static var field: WeakReference?
    private static var focus: WeakReference?

    /// Follows the focus in a window.
    static func follow(in window: Window) {
      window.connect("notify::focus-widget") { [weak window] in
        guard let new = window?.focusInWindow, new.widget != focus?.widget?.widget else { return }
        let old = focus?.widget
        field = old?.isTextInput == true ? focus : nil
        focus = WeakReference(new)
      }
    }

    /// Moves the focus from a control that will be disabled back to the field, and returns whether there is a field.
    static func takeFocus(from disabled: Widget) -> Bool {
      guard let field = field?.widget, field.isMapped, gtk_widget_is_sensitive(field.widget) != 0,
        field.rootWindow?.widget == disabled.rootWindow?.widget, !field.isDescendant(of: disabled)
      else { return false }
      guard field.typeName == "GtkText" else { return field.grabFocus() }
      return gtk_text_grab_focus_without_selecting(field.cast()) != 0
    }
  }
}
