/// The cells of one column of a table.
@MainActor
class TableCells<RowValue: Identifiable> {
  func show(_ row: RowValue, in cell: ListCell) {}
  func hide(_ content: any RowContent, in cell: ListCell) {}
  func beginChanges() {}
  func noteShown(_ content: any RowContent, in cell: ListCell) {}
  func endChanges() {}
  var keptIDs: Set<RowValue.ID> { [] }
  func forget(_ ids: Set<RowValue.ID>) {}
  func unmount() {}
}

/// The cells of a column that shows a type of view.
@MainActor
final class TypedTableCells<RowValue: Identifiable, Content: View>: TableCells<RowValue> {
  var content: (RowValue) -> Content
  private let pool: RowPool<RowValue, RowValue.ID, Content>

  init(_ content: @escaping (RowValue) -> Content, of owner: any RowSegment, in context: NodeContext) {
    self.content = content
    pool = RowPool(of: owner, in: context)
  }

  override func show(_ row: RowValue, in cell: ListCell) {
    pool.show(row.id, row, in: cell, content: content)
  }

  override func hide(_ content: any RowContent, in cell: ListCell) { pool.hide(content, in: cell) }
  override func beginChanges() { pool.beginChanges() }
  override func noteShown(_ content: any RowContent, in cell: ListCell) { pool.noteShown(content, in: cell) }
  override func endChanges() { pool.endChanges() }
  override var keptIDs: Set<RowValue.ID> { Set(pool.keptIDs) }
  override func forget(_ ids: Set<RowValue.ID>) { pool.forget(ids) }
  override func unmount() { pool.unmount() }
}

/// The rows of a table: one run of them, with a cell in each column.
@MainActor
final class TableRows<Data: RandomAccessCollection>: RowSegment where Data.Element: Identifiable {
  typealias ID = Data.Element.ID

  let isSelectable = true
  let edits = RowEdits()
  /// In the order of the columns' own numbers.
  var columns: [TableCells<Data.Element>] = []
  private var data: ShownData<Data, ID>
  private let identity = ElementIdentity<Data, ID> { $0.id }
  private var isChanging = false
  private let list: RowList
  private var follower: StoreFollower?
  private var leaving: Set<ID> = []

  init(_ data: Data, in list: RowList) {
    self.data = ShownData(data)
    self.list = list
    follow()
  }

  /// Listens to the data that is shown, if that says by itself what changes in it.
  private func follow() {
    guard let store = data.shown as? any ObservableElements, follower?.store !== store else { return }
    follower?.stop()
    follower = StoreFollower(
      store, will: { [unowned self] range in leaving = data.ids(keptIDs, in: range, by: identity) },
      did: { [unowned self] range, count in
        data.follow()
        list.rowsDidChange(of: self, at: range.lowerBound, removed: range.count, added: count)
        if !leaving.isEmpty { forget(leaving.subtracting(identity.ids(data.shown, 0..<data.count))) }
      })
  }

  private var keptIDs: Set<ID> { columns.reduce(into: []) { $0.formUnion($1.keptIDs) } }

  private func forget(_ ids: Set<ID>) {
    for column in columns { column.forget(ids) }
  }

  func update(_ latest: Data) { data.latest = latest }

  var count: Int { data.count }

  private func cells(of cell: ListCell) -> TableCells<Data.Element>? {
    columns.indices.contains(cell.column) ? columns[cell.column] : nil
  }

  func show(rowAt index: Int, in cell: ListCell) { cells(of: cell)?.show(data.element(at: index), in: cell) }

  func hide(_ content: any RowContent, in cell: ListCell) {
    if let cells = cells(of: cell) { cells.hide(content, in: cell) } else { cell.removeContent() }
  }

  func id<Value: Hashable>(at index: Int, as type: Value.Type) -> Value? { data.element(at: index).id as? Value }

  func index<Value: Hashable>(of id: Value) -> Int? { (id as? ID).flatMap { data.index(of: $0, by: identity) } }

  func prepareChanges() -> Bool { data.prepareChanges(by: identity).any }

  func beginChanges() {
    isChanging = true
    data.beginChanges()
    for column in columns { column.beginChanges() }
  }

  func noteShown(_ content: any RowContent, in cell: ListCell) { cells(of: cell)?.noteShown(content, in: cell) }

  func applyChanges(_ report: (Int, Int, Int) -> Void) {
    data.startApplying()
    for change in data.changes {
      let (position, removed, added) = data.apply(change)
      report(position, removed, added)
    }
    data.endApplying()
    follow()
  }

  func endChanges() {
    guard isChanging else { return }
    isChanging = false
    for column in columns { column.endChanges() }
    forget(data.endChanges(lookingFor: keptIDs, by: identity))
  }

  func unmount() {
    follower?.stop()
    for column in columns { column.unmount() }
  }
}
