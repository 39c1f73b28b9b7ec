import GtkObjects

/// The row that has the keyboard focus, recorded so that the focus can be restored after rows have moved.
@MainActor
struct ListFocus {
  private let focus: (row: Gtk.Widget, widget: Gtk.Widget)
  private let position: Int?
  /// A test for the row's content, or `nil` in a table.
  private let isSameRow: ((any RowContent) -> Bool)?

  init?(in list: RowList) {
    guard let focus = list.view.focus else { return nil }
    self.focus = focus
    let cell = list.cell(of: focus.row)
    position = cell?.item.position
    isSameRow = cell?.content?.makeRowTest()
  }

  /// Returns the cells of the row if GTK has removed it: several cells in a table. The window keeps that row until its
  /// next frame, and with it these cells, whose positions are out of date.
  func removedCells(of list: RowList) -> [ListCell] {
    guard focus.row.parent == nil else { return [] }
    return list.shownCells.filter { $0.item.row?.isDescendant(of: focus.row) == true }
  }

  /// Restores the focus to the row, if it is still shown. A text in a removed row gives up its focus.
  func restore(in list: RowList) {
    if let row = list.view.focus?.row, isRowShown(in: list.cell(of: row)) { return }
    guard let row = list.cells.first(where: { $0.isBound && isRowShown(in: $0) })?.item.row else {
      if focus.widget.isTextInput, !focus.widget.isDescendant(of: list.view) {
        let next = position.flatMap { list.cell(ofRowAt: min($0, list.count - 1)) }
        list.view.giveUpTextFocus(to: next?.item.row)
      }
      return
    }
    // The focus is on the row itself or on a control in it.
    let target = focus.row.widget == focus.widget.widget ? row : focus.widget
    if target.isDescendant(of: row) { target.takeFocus() }
  }

  private func isRowShown(in cell: ListCell?) -> Bool {
    cell?.content.map { isSameRow?($0) == true } ?? false
  }
}
