import CGtk

extension Gtk.Widget {
  /// Moves a focus inside the widget to the same control of `row`, or to the first one if that cannot have it. Returns
  /// `false` if `row` has a different structure, or no widget in it can have the focus.
  ///
  /// GTK moves the focus of a removed row to the first control of the rows' parent, which may be far away.
  package func moveFocus(toCounterpartIn row: Gtk.Widget) -> Bool {
    guard let focus = focusedDescendant else { return false }
    var path: [Int] = []
    var current = focus.widget
    while current != widget, let parent = gtk_widget_get_parent(current) {
      path.append(precedingSiblings(of: current))
      current = parent
    }
    var counterpart = row
    for index in path.reversed() {
      let children = counterpart.children
      guard children.indices.contains(index) else { return false }
      counterpart = children[index]
    }
    guard counterpart.typeName == focus.typeName else { return false }
    return counterpart.grabFocus() || row.focusFirst()
  }

  private func precedingSiblings(of widget: UnsafeMutablePointer<GtkWidget>) -> Int {
    sequence(first: widget) { gtk_widget_get_prev_sibling($0) }.dropFirst().reduce(0) { count, _ in count + 1 }
  }
}
