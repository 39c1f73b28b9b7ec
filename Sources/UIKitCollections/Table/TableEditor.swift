import Foundation
import GtkBridge
import GtkObjects

/// The user's edits of a table: edit mode, the Delete key, moves by drag and by Alt and the arrow keys, and swipes.
@MainActor
final class TableEditor {
  private unowned let table: UITableView
  var swipe: Gtk.RowSwipe { board.swipe }
  /// The row that the user drags.
  private var dragged: IndexPath?
  private let mark = DropMark()
  private weak var asking: RowEditControls?

  init(of table: UITableView) { self.table = table }

  private var board: RowBoard { table.board }
  private var delegate: any UITableViewDelegate { table.tableDelegate }

  /// Starts following the user's input. Called once, when the table gets its widget.
  func start() {
    let list = board.list
    list.onKeys("Delete") { [weak self] in self?.deleteFocused() ?? false }
    list.onKeys("<Alt>Up") { [weak self] in self?.moveFocused(by: -1) ?? false }
    list.onKeys("<Alt>Down") { [weak self] in self?.moveFocused(by: 1) ?? false }
    list.onRowDrag(
      begin: { [weak self] in self?.beginDrag(at: $0) }, motion: { [weak self] in self?.dragDidMove(to: $0) ?? false },
      drop: { [weak self] in self?.drop(at: $0) ?? false }, end: { [weak self] in self?.endDrag() })
  }

  /// Closes the menus, the swipe actions and the delete question of the rows.
  func close() {
    board.menu.close()
    swipe.close()
    asking?.isAsking = false
  }

  /// Closes the swipe actions of a cell that leaves its row.
  func close(in cell: UITableViewCell) { swipe.close(in: cell) }

  // MARK: Edit mode

  private func canEdit(_ path: IndexPath) -> Bool {
    table.dataSource?.tableView(table, canEditRowAt: path) == true
  }

  private func canMove(_ path: IndexPath) -> Bool {
    table.dataSource?.tableView(table, canMoveRowAt: path) == true
  }

  private func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    guard board.map.contains(path) else { return }
    table.dataSource?.tableView(table, commit: style, forRowAt: path)
  }

  /// Shows the controls of edit mode around a row, or hides them.
  func showControls(in slot: RowSlot, at path: IndexPath) {
    guard let cell = slot.view as? UITableViewCell else { return }
    cell.setEditing(table.isEditing, animated: false)
    guard table.isEditing else {
      cell.editingStyle = .none
      return slot.setControls(nil)
    }
    let choosesSeveral = table.allowsMultipleSelectionDuringEditing
    let style = canEdit(path) && !choosesSeveral ? delegate.tableView(table, editingStyleForRowAt: path) : .none
    cell.editingStyle = style
    var offer: RowEditControls.Offer = []
    if style == .delete { offer.insert(.delete) }
    if choosesSeveral { offer.insert(.select) }
    if canMove(path) { offer.insert(.move) }
    // The controls around a row have a margin of their own.
    cell.parts.setInsertion(
      style == .insert
        ? { [weak self, weak cell] in
          guard let self, let cell, let path = table.indexPath(for: cell) else { return }
          commit(.insert, at: path)
        } : nil,
      margin: offer.isEmpty ? 12 : 0)
    guard !offer.isEmpty else { return slot.setControls(nil) }
    let controls = slot.controls ?? makeControls(of: slot)
    slot.setControls(controls)
    controls.show(offer)
  }

  private func makeControls(of slot: RowSlot) -> RowEditControls {
    let controls = RowEditControls()
    controls.line.setMargins(EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12))
    controls.delete = { [weak self, weak slot] in
      guard let self, case .row(let path)? = slot?.row else { return }
      commit(.delete, at: path)
    }
    controls.willAsk = { [weak self, weak controls] in
      self?.close()
      self?.asking = controls
    }
    return controls
  }

  private func deleteFocused() -> Bool {
    guard case .row(let path)? = board.focusedSlot?.row, canEdit(path),
      delegate.tableView(table, editingStyleForRowAt: path) == .delete
    else { return false }
    commit(.delete, at: path)
    return true
  }

  /// Returns the action that deletes a row, if the user may delete it.
  func deletionActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard canEdit(path), delegate.tableView(table, editingStyleForRowAt: path) == .delete else { return nil }
    let title =
      delegate.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) ?? Gtk.word(localized: "Delete")
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      self?.commit(.delete, at: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  // MARK: Moves

  /// Moves a row at the user's request.
  private func move(_ path: IndexPath, to proposed: IndexPath) {
    let target = delegate.tableView(
      table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
    guard target != path else { return }
    table.dataSource?.tableView(table, moveRowAt: path, to: target)
    // The data source has already moved the row.
    var updates = BatchUpdates()
    updates.movedRows[path] = target
    let new = table.latestMap()
    guard updates.problem(from: board.map, to: new) == nil else { return table.reloadData() }
    let (changes, places) = updates.changes(from: board.map, to: new)
    table.show(new, by: changes, place: places.place, index: places.index)
  }

  /// Moves a row that is dropped in the table. Returns whether the data source moves rows.
  func moveDropped(_ path: IndexPath, to target: IndexPath) -> Bool {
    guard canMove(path) else { return false }
    if path != target { move(path, to: target) }
    return true
  }

  private func moveFocused(by distance: Int) -> Bool {
    guard case .row(let path)? = board.focusedSlot?.row else { return false }
    return move(path, by: distance)
  }

  /// Moves a row within its section. Returns whether the user may move it.
  func move(_ path: IndexPath, by distance: Int) -> Bool {
    guard canMove(path) else { return false }
    var target = path
    target.row += distance
    guard board.map.contains(target) else { return true }
    let hadFocus = board.focusedSlot?.row == .row(path)
    move(path, to: target)
    if hadFocus, let row = board.slot(of: .row(target))?.rowWidget { row.takeFocus() }
    return true
  }

  private func beginDrag(at y: Double) -> Gtk.Widget? {
    // Outside of edit mode, a drag swipes the row.
    guard table.isEditing, table.dragDelegate == nil, let slot = board.slot(at: y), case .row(let path)? = slot.row,
      canMove(path)
    else { return nil }
    close()
    dragged = path
    return slot.rowWidget
  }

  private func destination(at y: Double) -> (path: IndexPath, slot: RowSlot, isAfter: Bool)? {
    guard let dragged, let slot = board.slot(at: y), case .row(var path)? = slot.row,
      let isAfter = slot.rowWidget?.isBelowMiddle(y, of: board.list)
    else { return nil }
    // The place is counted without the dragged row.
    if isAfter { path.row += 1 }
    if path.section == dragged.section, path.row > dragged.row { path.row -= 1 }
    return (path, slot, isAfter)
  }

  private func dragDidMove(to y: Double) -> Bool {
    mark.hide()
    guard let (_, slot, isAfter) = destination(at: y), let row = slot.rowWidget else { return false }
    mark.show(on: row, isAfter ? .bottom : .top)
    return true
  }

  private func drop(at y: Double) -> Bool {
    guard let dragged, let (path, _, _) = destination(at: y) else { return false }
    if path != dragged { move(dragged, to: path) }
    return true
  }

  private func endDrag() {
    dragged = nil
    mark.hide()
  }
}

extension UITableView {
  /// Indicates whether the rows have the controls of edit mode.
  public var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends edit mode, without an animation.
  public func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    editor.close()
    for slot in board.boundSlots { if case .row(let path)? = slot.row { editor.showControls(in: slot, at: path) } }
  }

  /// Returns the action that deletes a row, if the user may delete it.
  func deletionActions(at path: IndexPath) -> UISwipeActionsConfiguration? { editor.deletionActions(at: path) }
}
