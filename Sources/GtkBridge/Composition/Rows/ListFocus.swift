import GtkObjects

/// The row that has the keyboard focus, recorded so that the focus can be restored after rows have moved.
@MainActor
struct ListFocus {
  private let isSameRow: (any RowContent) -> Bool
  private let widget: Gtk.Widget
  /// Indicates whether the row itself has the focus, rather than a control in it.
  private let isRow: Bool

  init?(in list: RowList) {
    guard let focus = list.view.focus, let content = list.cell(of: focus.row)?.content else { return nil }
    isSameRow = content.makeRowTest()
    widget = focus.widget
    isRow = focus.row.widget == focus.widget.widget
  }

  /// Restores the focus to the row, if it is still shown.
  func restore(in list: RowList) {
    if let row = list.view.focus?.row, isRowShown(in: list.cell(of: row)) { return }
    guard let row = list.cells.first(where: { $0.isBound && isRowShown(in: $0) })?.item.row else { return }
    let target = isRow ? row : widget
    if target.isDescendant(of: row) { target.takeFocus() }
  }

  private func isRowShown(in cell: ListCell?) -> Bool {
    cell?.content.map(isSameRow) ?? false
  }
}
