import CGtk

extension Gtk.Widget {
  /// The widget inside this one that has the keyboard's focus, if any does.
  package var focusedDescendant: Gtk.Widget? {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
      focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    else { return nil }
    return Gtk.Widget(retaining: UnsafeMutableRawPointer(focus))
  }

  /// The widget of the same window that has the keyboard's focus, if any does.
  package var focusInWindow: Gtk.Widget? {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return nil }
    return Gtk.Widget(retaining: UnsafeMutableRawPointer(focus))
  }

  /// Gives the widget the keyboard's focus if it can take it.
  @discardableResult
  package func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }

  /// Takes the focus away from what is inside, for a screen that is about to leave its window. The window would keep the
  /// screen to move the focus from there in its next frame, and for ever where there is none any more.
  package func releaseFocus() {
    if focusedDescendant != nil { clearFocus() }
  }

  /// Lets what is around a hidden widget forget that the focus was in here: looking for the next place, it would look for this
  /// one first and, not finding it, find none.
  package func leaveFocusPath() {
    guard let parent = gtk_widget_get_parent(widget), gtk_widget_get_focus_child(parent) == widget else { return }
    gtk_widget_set_focus_child(parent, nil)
  }

  /// Moves the focus to the first widget inside that can take it; says whether there is one.
  @discardableResult
  package func focusFirst() -> Bool { gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0 }

  /// Whether the widget, and everything in it, takes the input of the pointer and the keyboard.
  package var takesInput: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set {
      gtk_widget_set_can_target(widget, newValue ? 1 : 0)
      gtk_widget_set_can_focus(widget, newValue ? 1 : 0)
    }
  }
}
