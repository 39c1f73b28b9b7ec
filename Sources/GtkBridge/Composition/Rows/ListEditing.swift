import GtkObjects

/// A handler for the user's edits. It deletes and reorders rows and expands outline rows, if their ``ForEach``
/// supports this.
@MainActor
final class ListEditing {
  private unowned let list: RowList
  private(set) lazy var drags = ListDragging(of: list, in: self)
  /// The row that asks whether to delete it.
  private weak var asking: RowEditControls?
  /// Indicates whether the rows have the controls of edit mode.
  var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      list.swipe?.close()
      asking?.isAsking = false
      for cell in list.shownCells { showControls(in: cell) }
      if isActive, list.selection?.allowsMultiple == true { followPresses() }
    }
  }
  private var presses: Gtk.TouchSource?
  /// Indicates whether the user is pressing the list. It is known in edit mode if several rows can be selected.
  private var isPressed = false
  private var pressNumber = 0

  init(_ list: RowList) {
    self.list = list
    list.view.onKeys("Delete") { [weak self] in self?.delete() ?? false }
    list.view.onKeys("<Alt>Up") { [weak self] in self?.moveFocused(by: -1) ?? false }
    list.view.onKeys("<Alt>Down") { [weak self] in self?.moveFocused(by: 1) ?? false }
    // GTK's own trees use the same keys.
    list.view.onKeys("Right") { [weak self] in self?.setFocusedExpanded(true) ?? false }
    list.view.onKeys("Left") { [weak self] in self?.setFocusedExpanded(false) ?? false }
    drags.start()
  }

  /// Deletes the selected rows or, without a selection, the focused one.
  private func delete() -> Bool {
    let selected = selectedRows()
    if selected.isEmpty {
      guard let cell = list.view.focus.flatMap({ list.cell(of: $0.row) }), canDelete(cell) else { return false }
      deleteRow(of: cell)
    }
    // Elements inside others come after these, and are deleted before them.
    for (elements, offsets) in selected.reversed() { elements.edits.delete?(offsets) }
    return true
  }

  /// Returns the menu item that deletes the row of a cell, or all selected rows if it is one of them; `nil` if the row
  /// cannot be deleted.
  func deletionLine(for cell: ListCell) -> MenuLine? {
    guard canDelete(cell) else { return nil }
    let title = Gtk.word(localized: "Delete")
    return .action(title, isEnabled: true, isDestructive: true) { [weak self, weak cell] in
      guard let self, let cell, let row = list.locate(cell.item.position) else { return }
      if list.selection?.contains(rowAt: row.index, of: row.segment) == true {
        _ = delete()
      } else {
        deleteRow(of: cell)
      }
    }
  }

  /// Returns whether the user may delete the row of a cell.
  func canDelete(_ cell: ListCell) -> Bool {
    element(of: cell)?.elements.edits.delete != nil
      && cell.content?.requests?.traits.isDeleteDisabled != true
  }

  func canMove(_ cell: ListCell) -> Bool {
    element(of: cell)?.elements.edits.move != nil
      && cell.content?.requests?.traits.isMoveDisabled != true
  }

  func deleteRow(of cell: ListCell) {
    guard canDelete(cell), let element = element(of: cell) else { return }
    element.elements.edits.delete?(IndexSet(integer: element.offset))
  }

  private func element(of cell: ListCell) -> EditableElement? {
    list.locate(cell.item.position).map { $0.segment.element(at: $0.index) }
  }

  /// Returns the selected rows that can be deleted. Rows out of sight have no views that could forbid it.
  private func selectedRows() -> [(elements: any EditableElements, offsets: IndexSet)] {
    guard let selection = list.selection, !selection.isEmpty else { return [] }
    let kept = Set(list.shownCells.filter { !canDelete($0) }.map(\.item.position))
    var selected: [(elements: any EditableElements, offsets: IndexSet)] = []
    var groups: [ObjectIdentifier: Int] = [:]
    for (segment, start) in zip(list.segments, list.segmentStarts) {
      let elements = segment.element(at: 0).elements
      guard elements.edits.delete != nil else { continue }
      let rows = (0..<segment.count).filter {
        selection.contains(rowAt: $0, of: segment) && !kept.contains(start + $0)
      }
      guard !rows.isEmpty else { continue }
      let group = groups[ObjectIdentifier(elements)] ?? selected.count
      if group == selected.count { selected.append((elements, [])) }
      groups[ObjectIdentifier(elements)] = group
      for row in rows { selected[group].offsets.insert(segment.element(at: row).offset) }
    }
    return selected
  }

  // MARK: Edit mode

  /// What happens when GTK selects a row and deselects all others, after a click or an arrow key.
  var effectOfSingleSelection: SingleSelectionEffect {
    guard isActive, list.selection?.allowsMultiple == true else { return .replacesSelection }
    return isPressed ? .togglesRow : .movesFocus
  }

  private func followPresses() {
    guard presses == nil else { return }
    presses = list.view.onPress(beforeContent: true) { [weak self] event in
      guard let self else { return }
      switch event {
      case .down: (isPressed, pressNumber) = (true, pressNumber + 1)
      case .move: break
      // GTK selects the row after the list has been told of the end of the press. The next press may have begun by then.
      case .up, .cancelled: Task { [pressNumber] in if pressNumber == self.pressNumber { isPressed = false } }
      }
    }
  }

  /// Shows or hides the controls of edit mode around a row that has just been filled.
  func showControls(in cell: ListCell) {
    var offer: RowEditControls.Offer = []
    if list.isSelectableAmongOthers(cell) {
      offer.insert(.select)
    } else if isActive, canDelete(cell) {
      offer.insert(.delete)
    }
    if isActive, canMove(cell) { offer.insert(.move) }
    if !canDelete(cell) { cell.controls?.isAsking = false }
    if offer.isEmpty, cell.controls?.isAsking != true { return cell.setControls(nil) }
    controls(of: cell).show(offer)
  }

  private func controls(of cell: ListCell) -> RowEditControls {
    if let controls = cell.controls { return controls }
    let controls = RowEditControls()
    controls.delete = { [weak self, weak cell] in
      guard let self, let cell else { return }
      list.swipe?.close()
      deleteRow(of: cell)
    }
    controls.willAsk = { [weak self, weak controls] in
      guard let self else { return }
      list.swipe?.close()
      asking?.isAsking = false
      asking = controls
    }
    cell.setControls(controls)
    return controls
  }

  /// Shows the button that deletes a row, for a row that has been swiped, or hides it.
  func setAsking(_ isAsking: Bool, _ cell: ListCell) {
    if isAsking {
      asking?.isAsking = false
      let controls = controls(of: cell)
      controls.isAsking = true
      asking = controls
    } else {
      cell.controls?.isAsking = false
    }
    showControls(in: cell)
  }

  // MARK: Moves

  private func moveFocused(by distance: Int) -> Bool {
    guard let cell = list.view.focus.flatMap({ list.cell(of: $0.row) }), canMove(cell),
      let element = element(of: cell), let move = element.elements.edits.move
    else { return false }
    let destination = element.offset + distance
    guard (0..<element.elements.elementCount).contains(destination) else { return true }
    move(IndexSet(integer: element.offset), distance > 0 ? destination + 1 : destination)
    return true
  }

  private func setFocusedExpanded(_ isExpanded: Bool) -> Bool {
    guard let row = list.focusedPosition.flatMap(list.locate) else { return false }
    return row.segment.edits.setExpanded?(row.index, isExpanded) ?? false
  }
}
