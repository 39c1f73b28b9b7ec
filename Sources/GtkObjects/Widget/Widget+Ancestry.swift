import CGtk

extension Gtk.Widget {
  package var firstChild: Gtk.Widget? {
    gtk_widget_get_first_child(widget).map { Gtk.Widget(retaining: UnsafeMutableRawPointer($0)) }
  }

  package var rootWindow: Gtk.Window? {
    gtk_widget_get_root(widget).map { Gtk.Window(retaining: UnsafeMutableRawPointer($0)) }
  }

  package func isSame(as other: Gtk.Widget) -> Bool { pointer == other.pointer }

  /// Returns whether this widget is `other` or one of its descendants.
  package func isDescendant(of other: Gtk.Widget) -> Bool {
    widget == other.widget || gtk_widget_is_ancestor(widget, other.widget) != 0
  }

  /// The widget followed by its ancestors, from the inside out.
  package var selfAndAncestors: some Sequence<Identity> {
    sequence(first: widget) { gtk_widget_get_parent($0) }.lazy.map { Identity($0) }
  }

  /// Returns whether the widget, or one of its ancestors inside `end`, has a visible sibling.
  package func hasVisibleSibling(inside end: Gtk.Widget) -> Bool {
    var widget = self
    while let parent = widget.parent, !parent.isSame(as: end) {
      if widget.hasVisibleSibling { return true }
      widget = parent
    }
    return false
  }

  private var hasVisibleSibling: Bool {
    for next in [gtk_widget_get_next_sibling, gtk_widget_get_prev_sibling] {
      var sibling = next(widget)
      while let current = sibling {
        if gtk_widget_get_visible(current) != 0 { return true }
        sibling = next(current)
      }
    }
    return false
  }

  /// The child indices that lead from the window to the widget. They order widgets by their position in the tree.
  package var placeOnScreen: [Int] {
    var place: [Int] = []
    var current: UnsafeMutablePointer<GtkWidget>? = widget
    while let child = current {
      var index = 0
      var sibling = gtk_widget_get_prev_sibling(child)
      while let other = sibling {
        index += 1
        sibling = gtk_widget_get_prev_sibling(other)
      }
      place.append(index)
      current = gtk_widget_get_parent(child)
    }
    return place.reversed()
  }

  /// Moves the keyboard focus to exactly this widget. Unlike grabbing the focus, this selects no text.
  package func takeFocus() {
    if let root = gtk_widget_get_root(widget) { gtk_root_set_focus(root, widget) }
  }

  /// Returns the first mapped descendant of a GTK type, in screen order.
  package func visibleDescendant(ofType typeName: String) -> Gtk.Widget? {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      let descendant = Gtk.Widget(retaining: UnsafeMutableRawPointer(current))
      if descendant.isMapped {
        let isWanted = String(cString: g_type_name(gtkbridge_object_type(current))) == typeName
        if let found = isWanted ? descendant : descendant.visibleDescendant(ofType: typeName) { return found }
      }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }
}
