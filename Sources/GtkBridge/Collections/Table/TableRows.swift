/// The rows of a table, as a single segment of a row list, with a cell for each column.
@MainActor
final class TableRows<Data: RandomAccessCollection>: MountedNode, DataSegment where Data.Element: Identifiable {
  typealias ID = Data.Element.ID

  let edits = RowEdits()
  let identity = ElementIdentity<Data, ID> { $0.id }
  /// The cells of each column, indexed by column number.
  var columns: [TableCells<Data.Element>] = []
  var data: ShownData<Data, ID>
  var follower: StoreFollower<ID>?
  private let rows: RowList

  init(_ data: Data, of list: RowList, in context: NodeContext) {
    self.data = ShownData(data)
    rows = list
    super.init(in: context)
    follow()
  }

  var list: RowList? { rows }
  var pools: [any RowKeeper<ID>] { columns.map(\.keeper) }

  func update(_ latest: Data) { data.latest = latest }

  private func cells(of cell: ListCell) -> TableCells<Data.Element>? {
    columns.indices.contains(cell.column) ? columns[cell.column] : nil
  }

  func show(rowAt index: Int, in cell: ListCell) { cells(of: cell)?.show(data.element(at: index), in: cell) }

  func updateKeptRow(_ id: ID, _ element: Data.Element) { for column in columns { column.updateKept(element) } }

  func hide(_ content: any RowContent, in cell: ListCell) {
    if let cells = cells(of: cell) { cells.hide(content, in: cell) } else { cell.removeContent() }
  }

  override func append(to contents: inout NodeContents) { contents.rows.append(self) }

  override func unmount() {
    follower?.stop()
    for pool in pools { pool.unmount() }
  }
}
