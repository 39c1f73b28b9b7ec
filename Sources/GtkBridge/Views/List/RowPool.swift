/// The nodes of rows, or of one column's cells: those that are shown, and those that wait for their row to be shown again.
///
/// A node is updated to stand for another row wherever nothing ties it to its own. Otherwise it is made anew; one whose state
/// has been changed waits, with its widgets, for its row to be shown again, as long as the data has it.
@MainActor
final class RowPool<Value, ID: Hashable, Content: View> {
  typealias Row = RowNode<Value, ID, Content>

  /// Owns the pool.
  private unowned let owner: any RowSegment
  private let context: NodeContext
  private var isChanging = false
  private var isUnmounted = false
  /// Rows that are not shown, by identifier.
  private var kept: [ID: Row] = [:]
  /// The cells of rows tied to their identity, while rows change places.
  private var cells: [ID: ListCell] = [:]

  init(of owner: any RowSegment, in context: NodeContext) {
    self.owner = owner
    self.context = context
  }

  /// The identifiers of rows that are kept though they are not shown.
  var keptIDs: Dictionary<ID, Row>.Keys { kept.keys }

  func show(_ id: ID, _ value: Value, in cell: ListCell, content: @escaping (Value) -> Content) {
    if let row = row(in: cell), row.owner === owner {
      if row.id == id { return row.update(value, content: content) }
      if !hasKept(id), row.tie == .none {
        // Another row: it does not move from where the one before was.
        return Transaction.run(nil) { row.pass(to: id, value, content: content) }
      }
    }
    // First, for the row to come may be kept with the one that leaves.
    cell.empty()
    if let row = takeKept(id) {
      row.update(value, content: content)
      cell.setContent(row)
    } else {
      cell.setContent(Row(id, value, of: owner, in: context, content: content))
    }
  }

  private func row(in cell: ListCell) -> Row? {
    guard let content = cell.content, type(of: content) == Row.self else { return nil }
    // It is of that very type. A checked cast takes longer than all else that is done for a row.
    return unsafeDowncast(content, to: Row.self)
  }

  func hide(_ content: any RowContent, in cell: ListCell) {
    guard let row = content as? Row else { return }
    let tie = row.tie
    if tie == .none, !isUnmounted { return }
    cell.removeContent()
    if !isUnmounted, isChanging || tie == .changed {
      kept.updateValue(row, forKey: row.id)?.unmount()
    } else {
      row.unmount()
    }
  }

  private func hasKept(_ id: ID) -> Bool { kept[id] != nil || cells[id] != nil }

  private func takeKept(_ id: ID) -> Row? {
    if let row = kept.removeValue(forKey: id) { return row }
    guard let cell = cells.removeValue(forKey: id), let row = cell.content as? Row, row.owner === owner, row.id == id
    else { return nil }
    return row
  }

  // MARK: Changes

  func beginChanges() { isChanging = true }

  func noteShown(_ content: any RowContent, in cell: ListCell) {
    if let row = content as? Row { cells[row.id] = cell }
  }

  /// What was kept only while rows changed places goes.
  func endChanges() {
    isChanging = false
    cells = [:]
    for (id, row) in kept where row.tie != .changed { forget(id, row) }
  }

  /// The data has these rows no more.
  func forget(_ ids: Set<ID>) {
    for id in ids { if let row = kept[id] { forget(id, row) } }
  }

  private func forget(_ id: ID, _ row: Row) {
    row.unmount()
    kept[id] = nil
  }

  func unmount() {
    isUnmounted = true
    for row in kept.values { row.unmount() }
    kept = [:]
  }
}
