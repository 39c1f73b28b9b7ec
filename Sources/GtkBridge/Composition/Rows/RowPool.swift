/// Keeps the nodes of rows, whatever they show.
@MainActor
protocol RowKeeper<ID>: AnyObject {
  associatedtype ID: Hashable

  /// The identifiers of rows that are kept though they are not shown.
  var keptIDs: Set<ID> { get }

  /// Rows may change places from now on, until ``endChanges()``: what is tied to its row is kept until that turns up again.
  func beginChanges()
  func endChanges()

  /// The data has these rows no more.
  func forget(_ ids: Set<ID>)
  func unmount()
}

/// The nodes of rows, or of one column's cells: those that are shown, and those that wait for their row to be shown again.
///
/// A node is updated to stand for another row wherever nothing ties it to its own. Otherwise it is made anew; one whose state
/// has been changed waits, with its widgets, for its row to be shown again, as long as the data has it.
@MainActor
final class RowPool<Value, ID: Hashable, Content: View>: RowKeeper {
  typealias Row = RowNode<Value, ID, Content>

  /// Owns the pool.
  private unowned let owner: any RowSegment
  private let context: NodeContext
  private let column: Int
  /// To look a type up takes as long as a cast.
  private let rowType: any RowContent.Type = Row.self
  private var isChanging = false
  private var isUnmounted = false
  /// Rows that are not shown, by identifier.
  private var kept: [ID: Row] = [:]
  /// The cells of rows tied to their identity, once one has been looked for while rows change places.
  private var cellsByID: [ID: ListCell]?

  init(of owner: any RowSegment, in context: NodeContext, column: Int = 0) {
    self.owner = owner
    self.context = context
    self.column = column
  }

  var keptIDs: Set<ID> { kept.isEmpty ? [] : Set(kept.keys) }

  func show(_ id: ID, _ value: Value, in cell: ListCell, content: @escaping (Value) -> Content) {
    if let row = row(in: cell), row.owner === owner {
      if row.id == id { return row.update(value, content: content) }
      if !hasKept(id), row.retainedState == .none {
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
    cell.content.flatMap(row)
  }

  private func row(_ content: any RowContent) -> Row? {
    // If it is of that very type. A checked cast takes longer than all else that is done for a row.
    type(of: content) == rowType ? unsafeDowncast(content, to: Row.self) : nil
  }

  func hide(_ content: any RowContent, in cell: ListCell) {
    guard let row = row(content) else { return }
    let retainedState = row.retainedState
    if retainedState == .none, !isUnmounted { return }
    cell.removeContent()
    if !isUnmounted, isChanging || retainedState == .changed {
      kept.updateValue(row, forKey: row.id)?.unmount()
    } else {
      row.unmount()
    }
  }

  private func hasKept(_ id: ID) -> Bool { kept[id] != nil || shownRow(id) != nil }

  private func takeKept(_ id: ID) -> Row? { kept.removeValue(forKey: id) ?? shownRow(id) }

  /// A row tied to its identity that another cell shows, from where it may be taken while rows change places.
  private func shownRow(_ id: ID) -> Row? {
    guard isChanging else { return nil }
    let cells = cellsByID ?? findCells()
    cellsByID = cells
    guard let cell = cells[id], let row = row(in: cell), row.owner === owner, row.id == id else { return nil }
    return row
  }

  private func findCells() -> [ID: ListCell] {
    var found: [ID: ListCell] = [:]
    for cell in (context.container as? RowList)?.cells ?? [] where cell.column == column {
      if let row = row(in: cell), row.owner === owner, row.retainedState != .none { found[row.id] = cell }
    }
    return found
  }

  // MARK: Changes

  func beginChanges() { isChanging = true }

  /// What was kept only while rows changed places goes.
  func endChanges() {
    isChanging = false
    cellsByID = nil
    for (id, row) in kept where row.retainedState != .changed { forget(id, row) }
  }

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
