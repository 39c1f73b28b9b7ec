import CGtk

extension Gtk.RowsWidget {
  /// Makes the list a single tab stop: Tab moves through the controls of the focused row and then leaves the list, and
  /// the arrow keys move between rows. From a row in which only controls take the focus, such as a text field, Tab
  /// moves to the next row, as in a form. GTK before 4.12 would stop at every row. Later versions have a property for
  /// this, and only they return to the last focused row.
  ///
  /// The arrow keys skip rows that cannot take the focus, such as section headers. GTK tries only the next row. If no
  /// later row can take the focus, the keys scroll.
  ///
  /// - Parameters:
  ///   - takesFocus: A closure that returns whether a row takes the focus itself.
  ///   - didReach: A closure that is called with the row that the focus has reached after skipping others. It selects
  ///     the row if GTK would.
  package final func makeRowsOneStop(
    _ takesFocus: @escaping @MainActor (Gtk.Widget) -> Bool,
    didReach: @escaping @MainActor (Gtk.Widget) -> Void = { _ in }
  ) {
    rowTakesFocus = takesFocus
    for (key, direction) in [("Up", GTK_DIR_UP), ("Down", GTK_DIR_DOWN)] {
      rowsWidget.onKeys(key) { [weak self] in
        guard let self, let row = focus?.row, let next = Gtk.RowFocus.sibling(of: row.widget, direction),
          !takesFocus(Gtk.Widget(retaining: UnsafeMutableRawPointer(next)))
        else { return false }
        guard moveFocus(from: row.widget, direction) else {
          scroll(by: direction == GTK_DIR_DOWN ? 1 : -1)
          return true
        }
        if let reached = focus?.row, takesFocus(reached) { didReach(reached) }
        return true
      }
    }
    letControlsTakeKeys()
    makeOneStop()
  }

  /// The widget whose children are the rows. It handles keys before a surrounding table does.
  private var rowsWidget: Gtk.Widget { Gtk.Widget(retaining: UnsafeMutableRawPointer(rowsParent)) }

  /// Tracks the keys with which GTK would also move the selection. During the key, GTK asks the model, which can
  /// refuse.
  func followMovingKeys() {
    let keys: Set = ["Up", "Down", "Home", "End", "Page_Up", "Page_Down"]
    onKeyPress { [weak self] key in
      guard let self else { return false }
      isMovingFocusAlone = key.phase != .up && keys.contains(key.name) && keysMoveFocusAlone?() == true
      return false
    }
  }

  /// Forwards keys that GTK's lists and rows would take: to a focused switch, which GTK's window activates, and to the
  /// next control of the row.
  private func letControlsTakeKeys() {
    onKeys("space|KP_Space|Return|ISO_Enter|KP_Enter", precedesContent: true) { [weak self] in
      guard let control = self?.focusedDescendant, control.typeName == "GtkSwitch" else { return false }
      return gtk_widget_activate(control.widget) != 0
    }
    // A horizontal slider uses Left and Right.
    for (key, direction) in [("Up", GTK_DIR_UP), ("Down", GTK_DIR_DOWN)] {
      onKeys(key, precedesContent: true) { [weak self] in
        guard let self, let focus, focus.widget.typeName == "GtkScale",
          gtk_orientable_get_orientation(focus.widget.opaque) == GTK_ORIENTATION_HORIZONTAL
        else { return false }
        return moveFocus(from: focus.row.widget, direction)
      }
    }
    for (key, direction) in [("Left", GTK_DIR_LEFT), ("Right", GTK_DIR_RIGHT)] {
      rowsWidget.onKeys(key) { [weak self] in
        guard let self, let focus, !focus.widget.isSame(as: focus.row) else { return false }
        return moveFocusInRow(direction)
      }
    }
  }

  /// Makes a grid whose items do not take the focus themselves a single tab stop. The arrow keys move between the
  /// controls of its items, and leave the grid at its edges. Tab moves to the next item in a column, and in a grid with
  /// text fields, where the arrow keys move the cursor.
  package final func makeItemsOneStop() {
    rowTakesFocus = { [weak self] _ in
      guard let self else { return true }
      return !isColumn && !contains(where: \.isTextInput)
    }
    for (key, direction) in [
      ("Up", GTK_DIR_UP), ("Down", GTK_DIR_DOWN), ("Left", GTK_DIR_LEFT), ("Right", GTK_DIR_RIGHT),
    ] {
      onKeys(key) { [weak self] in
        guard let self, focus != nil else { return false }
        if gtk_widget_child_focus(widget, direction) == 0 { leave(direction) }
        return true
      }
    }
    makeOneStop()
  }

  private var isColumn: Bool { scrollAxis == .vertical && (self as? Gtk.GridView)?.lineLength == 1 }

  private func makeOneStop() {
    keep(WeakRows(rows: self), as: WeakRows.name)
    if hasProperty("tab-behavior") { setProperty("tab-behavior", to: Int32(1)) }
    for (keys, direction) in [("Tab", GTK_DIR_TAB_FORWARD), ("<Shift>Tab", GTK_DIR_TAB_BACKWARD)] {
      onKeys(keys) { [weak self] in self?.moveFocusOnFromRow(direction) ?? false }
    }
  }

  /// Moves the focus on from the row that contains it. Returns whether the list has handled the key.
  package func moveFocusOnFromRow(_ direction: GtkDirectionType) -> Bool {
    guard let focus else { return false }
    if moveFocusInRow(direction) { return true }
    if !rowTakesFocus(focus.row), moveFocus(from: focus.row.widget, direction) { return true }
    if direction == GTK_DIR_TAB_BACKWARD, returnToControl(before: focus.row.widget) { return true }
    leave(direction)
    return true
  }

  /// Moves the focus to the next control of the row that contains it. Returns `false` if there is none.
  private func moveFocusInRow(_ direction: GtkDirectionType) -> Bool {
    guard let row = focus?.row else { return false }
    var contents = contents(of: row)
    if [GTK_DIR_TAB_BACKWARD, GTK_DIR_LEFT].contains(direction) { contents.reverse() }
    let current = contents.firstIndex { $0.focusedDescendant != nil } ?? 0
    return contents[current...].contains { gtk_widget_child_focus($0.widget, direction) != 0 }
  }

  /// Moves the focus back to the nearest row in which only controls take the focus. Tab would have led from there to
  /// this row.
  private func returnToControl(before row: UnsafeMutablePointer<GtkWidget>) -> Bool {
    var previous = Gtk.RowFocus.sibling(of: row, GTK_DIR_TAB_BACKWARD)
    while let row = previous, !rowTakesFocus(Gtk.Widget(retaining: UnsafeMutableRawPointer(row))) {
      if Gtk.RowFocus.enter(row, GTK_DIR_TAB_BACKWARD) { return true }
      previous = Gtk.RowFocus.sibling(of: row, GTK_DIR_TAB_BACKWARD)
    }
    return false
  }

  /// The outer list with a row that contains this list.
  private var surroundingRows: Gtk.RowsWidget? {
    sequence(first: self as Gtk.Widget, next: \.parent).dropFirst().lazy
      .compactMap { ($0.kept(as: WeakRows.name) as? WeakRows)?.rows }.first
  }

  /// Moves the focus to the next widget outside of the list, if there is one.
  private func leave(_ direction: GtkDirectionType) {
    guard let root = gtk_widget_get_root(widget), let focus = focusedDescendant else { return }
    // With its focus disabled, the list is skipped when the window searches for the next widget. Otherwise, the
    // scrolled window around it would take the focus in its place.
    let skipped = [self, parent].compactMap { $0 }.filter { $0.isSame(as: self) || $0.isScrolledWindow }
    for part in skipped { part.canFocus = false }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    let isTab = [GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD].contains(direction)
    let hasMoved =
      isTab && surroundingRows?.moveFocusOnFromRow(direction) == true || gtk_widget_child_focus(window, direction) != 0
    for part in skipped { part.canFocus = true }
    if !hasMoved { focus.grabFocus() }
  }

  /// Moves the focus to the nearest row in a direction that can take it, itself or in a control.
  private func moveFocus(from row: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType) -> Bool {
    var next = Gtk.RowFocus.sibling(of: row, direction)
    while let row = next {
      if Gtk.RowFocus.enter(row, direction) { return true }
      next = Gtk.RowFocus.sibling(of: row, direction)
    }
    return false
  }

  private func scroll(by steps: Double) {
    guard let adjustment else { return }
    gtk_adjustment_set_value(
      adjustment, gtk_adjustment_get_value(adjustment) + steps * gtk_adjustment_get_step_increment(adjustment))
  }

  /// Moves the focus from the text of a removed row to the row in its place, or clears it.
  ///
  /// GTK would move the focus to the text of that row and select all of it. The next typed letter would then replace
  /// it.
  package final func giveUpTextFocus(to row: Gtk.Widget?) {
    if let row, row.isRowWithFocus, row.grabFocus(), focusInWindow?.isTextInput != true { return }
    clearFocus()
  }
}

/// A weak reference to a list, for lists inside its rows.
private final class WeakRows {
  static let name = "gtkbridge-rows"
  private(set) weak var rows: Gtk.RowsWidget?

  init(rows: Gtk.RowsWidget) {
    self.rows = rows
  }
}
