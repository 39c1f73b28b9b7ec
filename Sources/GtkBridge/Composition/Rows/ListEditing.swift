import GtkObjects

/// A handler for the user's edits. It deletes and reorders rows and expands outline rows, if their ``ForEach``
/// supports this.
@MainActor
final class ListEditing {
  private unowned let list: RowList
  /// The dragged row, stored by identity because the data may change during the drag.
  private var dragged: (segment: any RowSegment, identity: AnyHashable)?
  private var marked: AppliedStyle?

  init(_ list: RowList) {
    self.list = list
    list.view.onKeys("Delete") { [weak self] in self?.delete() ?? false }
    list.view.onKeys("<Alt>Up") { [weak self] in self?.moveFocused(by: -1) ?? false }
    list.view.onKeys("<Alt>Down") { [weak self] in self?.moveFocused(by: 1) ?? false }
    // GTK's own trees use the same keys.
    list.view.onKeys("Right") { [weak self] in self?.setFocusedExpanded(true) ?? false }
    list.view.onKeys("Left") { [weak self] in self?.setFocusedExpanded(false) ?? false }
    list.view.onRowDrag(
      begin: { [weak self] in self?.beginDrag(at: $0) }, motion: { [weak self] in self?.dragDidMove(to: $0) ?? false },
      drop: { [weak self] in self?.drop(at: $0) ?? false }, end: { [weak self] in self?.endDrag() })
  }

  /// Deletes the selected rows or, without a selection, the focused one.
  private func delete() -> Bool {
    let selected = selectedRows()
    if selected.isEmpty {
      guard let row = list.focusedPosition.flatMap(list.locate), let delete = row.segment.edits.delete else {
        return false
      }
      delete(IndexSet(integer: row.index))
    }
    for (segment, offsets) in selected { segment.edits.delete?(offsets) }
    return true
  }

  /// Returns the menu item that deletes the row of a cell, or all selected rows if it is one of them; `nil` if the row
  /// cannot be deleted.
  func deletionLine(for cell: ListCell) -> MenuLine? {
    guard let row = list.locate(cell.item.position), row.segment.edits.delete != nil else { return nil }
    let title = Gtk.word(localized: "Delete")
    return .action(title, isEnabled: true, isDestructive: true) { [weak self, weak cell] in
      guard let self, let cell, let row = list.locate(cell.item.position) else { return }
      if list.selection?.contains(rowAt: row.index, of: row.segment) == true {
        _ = delete()
      } else {
        row.segment.edits.delete?(IndexSet(integer: row.index))
      }
    }
  }

  private func selectedRows() -> [(segment: any RowSegment, offsets: IndexSet)] {
    guard let selection = list.selection, !selection.isEmpty else { return [] }
    return list.segments.compactMap { segment in
      guard segment.edits.delete != nil else { return nil }
      let offsets = IndexSet((0..<segment.count).filter { selection.contains(rowAt: $0, of: segment) })
      return offsets.isEmpty ? nil : (segment, offsets)
    }
  }

  private func moveFocused(by distance: Int) -> Bool {
    guard let row = list.focusedPosition.flatMap(list.locate), let move = row.segment.edits.move else { return false }
    let destination = row.index + distance
    guard (0..<row.segment.count).contains(destination) else { return true }
    move(IndexSet(integer: row.index), distance > 0 ? destination + 1 : destination)
    return true
  }

  private func setFocusedExpanded(_ isExpanded: Bool) -> Bool {
    guard let row = list.focusedPosition.flatMap(list.locate) else { return false }
    return row.segment.edits.setExpanded?(row.index, isExpanded) ?? false
  }

  func beginDrag(at y: Double) -> Gtk.Widget? {
    guard let cell = list.cell(at: y), let content = cell.content, content.segment.edits.move != nil else { return nil }
    dragged = (content.segment, content.identity)
    return cell.item.row
  }

  /// Returns the destination of the dragged row: the offset in its segment before which it would be inserted.
  private func destination(at y: Double) -> (index: Int, cell: ListCell, isAfter: Bool)? {
    guard let dragged, let cell = list.cell(at: y), let row = list.locate(cell.item.position),
      row.segment === dragged.segment, let isAfter = cell.item.row?.isBelowMiddle(y, of: list.view)
    else { return nil }
    return (isAfter ? row.index + 1 : row.index, cell, isAfter)
  }

  func dragDidMove(to y: Double) -> Bool {
    marked?.set(nil)
    marked = nil
    guard let (_, cell, isAfter) = destination(at: y), let row = cell.item.row else { return false }
    marked = AppliedStyle(row)
    marked?.set("box-shadow:inset 0 \(isAfter ? -2 : 2)px @theme_selected_bg_color;")
    StyleSheet.shared.loadIfNeeded()
    return true
  }

  func drop(at y: Double) -> Bool {
    guard let dragged, let (index, _, _) = destination(at: y),
      let origin = dragged.segment.index(of: dragged.identity)
    else { return false }
    if index != origin, index != origin + 1 { dragged.segment.edits.move?(IndexSet(integer: origin), index) }
    return true
  }

  func endDrag() {
    dragged = nil
    marked?.set(nil)
    marked = nil
  }
}
