import GtkObjects

/// A handler for the user's edits. It deletes and reorders rows if their ``ForEach`` supports this.
@MainActor
class RowEditing {
  private unowned let rows: any EditableRows
  /// The row that asks for confirmation of its deletion.
  private weak var asking: RowEditControls?
  /// Indicates whether the rows have the controls of edit mode.
  var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      rows.swipe?.close()
      asking?.isAsking = false
      for row in rows.editableRows { showControls(in: row) }
    }
  }

  init(of rows: any EditableRows) {
    self.rows = rows
    let widget = rows.rowsWidget
    widget.onKeys("Delete") { [weak self] in self?.delete() ?? false }
    widget.onKeys("<Alt>Up") { [weak self] in self?.moveFocused(by: -1) ?? false }
    widget.onKeys("<Alt>Down") { [weak self] in self?.moveFocused(by: 1) ?? false }
  }

  /// Deletes the selected rows or, without a selection, the focused one.
  private func delete() -> Bool {
    if rows.deleteSelection() { return true }
    guard let row = rows.focusedRow, row.canDelete else { return false }
    row.delete()
    return true
  }

  /// Returns the menu item that deletes a row, or all selected rows if it is one of them; `nil` if the row cannot be
  /// deleted.
  func deletionLine(for row: any EditableRow) -> MenuLine? {
    guard row.canDelete else { return nil }
    let title = Gtk.word(localized: "Delete")
    return .action(title, isEnabled: true, isDestructive: true) { [weak self, weak row] in
      guard let self, let row else { return }
      if !row.isSelected || !rows.deleteSelection() { row.delete() }
    }
  }

  /// Shows or hides the controls of edit mode around a row that has just been filled.
  func showControls(in row: any EditableRow) {
    var offer: RowEditControls.Offer = []
    if row.isSelectableAmongOthers {
      offer.insert(.select)
    } else if isActive, row.canDelete {
      offer.insert(.delete)
    }
    if isActive, row.canMove { offer.insert(.move) }
    if !row.canDelete { row.controls?.isAsking = false }
    if offer.isEmpty, row.controls?.isAsking != true { return row.setControls(nil) }
    controls(of: row).show(offer)
  }

  private func controls(of row: any EditableRow) -> RowEditControls {
    if let controls = row.controls { return controls }
    let controls = RowEditControls()
    controls.delete = { [weak self, weak row] in
      self?.rows.swipe?.close()
      row?.delete()
    }
    controls.willAsk = { [weak self, weak controls] in
      guard let self else { return }
      rows.swipe?.close()
      asking?.isAsking = false
      asking = controls
    }
    row.setControls(controls)
    return controls
  }

  /// Shows the button that deletes a row, for a row that has been swiped, or hides it.
  func setAsking(_ isAsking: Bool, _ row: any EditableRow) {
    if isAsking {
      asking?.isAsking = false
      let controls = controls(of: row)
      controls.isAsking = true
      asking = controls
    } else {
      row.controls?.isAsking = false
    }
    showControls(in: row)
  }

  private func moveFocused(by distance: Int) -> Bool {
    guard let row = rows.focusedRow, row.canMove, let element = row.element, let move = element.elements.edits.move
    else { return false }
    let destination = element.offset + distance
    guard (0..<element.elements.elementCount).contains(destination) else { return true }
    move(IndexSet(integer: element.offset), distance > 0 ? destination + 1 : destination)
    return true
  }
}
