/// The cells of one column of a table.
@MainActor
class TableCells<RowValue: Identifiable> {
  let keeper: any RowKeeper<RowValue.ID>

  init(_ keeper: any RowKeeper<RowValue.ID>) {
    self.keeper = keeper
  }

  func show(_ row: RowValue, in cell: ListCell) {}
  func hide(_ content: any RowContent, in cell: ListCell) {}
  /// Updates the cell of a row that is kept but not shown.
  func updateKept(_ row: RowValue) {}
}

/// The cells of a column with a concrete content type.
@MainActor
final class TypedTableCells<RowValue: Identifiable, Content: View>: TableCells<RowValue> {
  var content: (RowValue) -> Content
  private let pool: RowPool<RowValue, RowValue.ID, Content>

  init(_ content: @escaping (RowValue) -> Content, of owner: any RowSegment, column: Int, in context: NodeContext) {
    self.content = content
    pool = RowPool(of: owner, in: context, column: column)
    super.init(pool)
  }

  override func show(_ row: RowValue, in cell: ListCell) {
    pool.show(row.id, row, in: cell, content: content)
  }

  override func updateKept(_ row: RowValue) { pool.updateKept(row.id, row, content: content) }

  override func hide(_ content: any RowContent, in cell: ListCell) { pool.hide(content, in: cell) }
}
