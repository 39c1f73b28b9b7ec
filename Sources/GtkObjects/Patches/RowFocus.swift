import CGtk

extension Gtk {
  /// A patch that lets the keyboard focus skip the rows of a list that cannot take it, such as section headers.
  ///
  /// GTK before 4.12 tries one row only: the next one, or the first one if the focus comes from outside. The keyboard
  /// could not reach a list whose first row cannot take the focus. GTK also does not find the controls in a row that is
  /// out of sight.
  @MainActor
  enum RowFocus {
    private static let lists = [gtk_list_view_get_type(), gtk_grid_view_get_type()]
    private static let move = listClass(gtk_list_view_get_type())?.pointee.focus

    /// Applies the patch on first access. Both classes have the method of their common superclass.
    static let skipsRowsWithout: Void = install()

    private static func install() {
      guard move != nil else { return }
      for type in lists {
        listClass(type)?.pointee.focus = { list, direction in
          // Safe, because the focus moves on the main thread, which runs GTK's main loop.
          MainActor.assumeIsolated { RowFocus.focus(list, direction) } ? 1 : 0
        }
      }
    }

    private static func focus(_ list: UnsafeMutablePointer<GtkWidget>?, _ direction: GtkDirectionType) -> Bool {
      guard let list else { return false }
      if let focused = gtk_widget_get_focus_child(list), isArrow(direction), GridSteps.isGrid(list) {
        // GTK would move from the end of a line to the next line, and report a move at the edges without moving the
        // focus.
        return gtk_widget_child_focus(focused, direction) != 0 || focusNext(in: list, direction)
      }
      return move?(list, direction) == 1 || focusNext(in: list, direction)
    }

    private static func isArrow(_ direction: GtkDirectionType) -> Bool {
      direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD
    }

    /// Focuses the next row that can take the focus, counted from the focused row or from outside.
    private static func focusNext(in list: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType) -> Bool {
      guard let focused = gtk_widget_get_focus_child(list) else {
        let isLast = isBackward(direction)
        let first = isLast ? gtk_widget_get_last_child(list) : gtk_widget_get_first_child(list)
        return focusFirst(from: first, direction) { sibling(of: $0, direction) }
      }
      // Inside the list, only the arrow keys move between rows.
      guard isArrow(direction) else { return false }
      let next = { GridSteps.neighbour(of: $0, direction, in: list) }
      return focusFirst(from: next(focused), direction, next)
    }

    private static func focusFirst(
      from first: UnsafeMutablePointer<GtkWidget>?, _ direction: GtkDirectionType,
      _ next: (UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>?
    ) -> Bool {
      var row = first
      while let current = row {
        if enter(current, direction) { return true }
        row = next(current)
      }
      return false
    }

    /// Moves the focus into a row. Returns whether the row, or a control in it, takes it.
    static func enter(_ row: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType) -> Bool {
      if gtk_widget_child_focus(row, direction) != 0 { return true }
      // A row that is out of sight scrolls into view when a control in it gets the focus.
      guard gtk_widget_get_child_visible(row) == 0 else { return false }
      return focusControl(in: Widget(retaining: UnsafeMutableRawPointer(row)), isBackward(direction))
    }

    private static func focusControl(in widget: Widget, _ isLast: Bool) -> Bool {
      let children = widget.children.filter { $0.isVisible && $0.canFocus }
      return (isLast ? children.reversed() : children).contains { child in
        if !isLast, child.isFocusable, child.grabFocus() { return true }
        return focusControl(in: child, isLast) || isLast && child.isFocusable && child.grabFocus()
      }
    }

    /// The row before or after another one.
    static func sibling(
      of row: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType
    ) -> UnsafeMutablePointer<GtkWidget>? {
      isBackward(direction) ? gtk_widget_get_prev_sibling(row) : gtk_widget_get_next_sibling(row)
    }

    private static func isBackward(_ direction: GtkDirectionType) -> Bool {
      [GTK_DIR_TAB_BACKWARD, GTK_DIR_UP, GTK_DIR_LEFT].contains(direction)
    }

    private static func listClass(_ type: GType) -> UnsafeMutablePointer<GtkWidgetClass>? {
      g_type_class_ref(type)?.assumingMemoryBound(to: GtkWidgetClass.self)
    }
  }
}
