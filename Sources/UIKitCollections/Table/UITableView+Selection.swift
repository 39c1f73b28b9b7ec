import Foundation
import GtkObjects

extension UITableView {
  /// The selected row, or one of them.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The selected rows in order, or `nil` if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  /// Selects a row, or none, without calling the delegate.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return select([]) }
    guard position(of: indexPath, for: "select") != nil else { return }
    select(selectsSeveral ? selection.union([indexPath]) : [indexPath])
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without calling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { select(selection.subtracting([indexPath])) }

  private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Indicates whether the user may choose rows now.
  var isSelectable: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private func select(_ new: Set<IndexPath>) {
    guard new != selection else { return }
    let changed = selection.symmetricDifference(new)
    selection = new
    for path in changed { cellForRow(at: path)?.setSelected(new.contains(path), animated: false) }
    board.selectionDidChange()
    for path in changed { tellState(at: path) }
  }

  /// Reports a selected row without the look of one to assistive technology.
  private func tellState(at path: IndexPath) {
    guard let slot = board.slot(of: .row(path)), let cell = slot.view as? UITableViewCell,
      cell.selectionStyle == .none
    else { return }
    slot.rowWidget?.setAccessibleSelected(selection.contains(path))
  }

  func isSelected(_ row: RowMap.Row) -> Bool {
    guard case .row(let path) = row, selection.contains(path) else { return false }
    return cellForRow(at: path)?.selectionStyle != UITableViewCell.SelectionStyle.none
  }

  /// Chooses a row for the user: selects it, or deselects it in a multiple selection, and performs its action.
  func choose(_ path: IndexPath) {
    guard isSelectable, board.map.contains(path) else { return }
    editor.close()
    let extendsSelection = selectsSeveral && !selection.isEmpty
    if selectsSeveral, selection.contains(path) { deselectByUser(path) } else { selectByUser(path) }
    // The delegate may have changed the rows.
    guard !extendsSelection, board.map.contains(path),
      tableDelegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    tableDelegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  private func selectByUser(_ path: IndexPath) {
    guard let chosen = tableDelegate.tableView(self, willSelectRowAt: path), board.map.contains(chosen) else { return }
    if !selectsSeveral { for other in selection where other != chosen { deselectByUser(other) } }
    select(selectsSeveral ? selection.union([chosen]) : [chosen])
    tableDelegate.tableView(self, didSelectRowAt: chosen)
    listeners.send(.selection(chosen))
  }

  private func deselectByUser(_ path: IndexPath) {
    guard let leaving = tableDelegate.tableView(self, willDeselectRowAt: path) else { return }
    select(selection.subtracting([leaving]))
    tableDelegate.tableView(self, didDeselectRowAt: leaving)
    listeners.send(.deselection(leaving))
  }
}

extension UITableView: PressedRows {
  var focusedPath: IndexPath? { board.focusedPath }

  func shouldHighlight(_ path: IndexPath) -> Bool { tableDelegate.tableView(self, shouldHighlightRowAt: path) }

  func setHighlighted(_ isHighlighted: Bool, at path: IndexPath) {
    cellForRow(at: path)?.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      tableDelegate.tableView(self, didHighlightRowAt: path)
    } else {
      tableDelegate.tableView(self, didUnhighlightRowAt: path)
    }
  }
}
