/// A type-erased ``RowPool``.
@MainActor
protocol RowKeeper<ID>: AnyObject {
  associatedtype ID: Hashable

  /// The identifiers of rows that are kept but not shown.
  var keptIDs: Set<ID> { get }

  /// Begins a change in which rows may move. Until ``endChanges()``, rows with state are kept until they are shown
  /// again.
  func beginChanges()
  func endChanges()

  /// Indicates whether the list is outside its window. The rows return with their previous widgets, one of which may
  /// have had the focus. In the meantime, GTK discards the cells.
  var isAway: Bool { get set }

  /// Unmounts the kept rows that are no longer in the data.
  func forget(_ ids: Set<ID>)
  func unmount()
}

/// A pool of the nodes of rows, or of one column's cells: the shown nodes, and those kept for later.
///
/// A node without state is reused for another row. Otherwise a new node is created. A node with changed state is kept,
/// with its widgets, until its row is shown again or leaves the data.
@MainActor
final class RowPool<Value, ID: Hashable, Content: View>: RowKeeper {
  typealias Row = RowNode<Value, ID, Content>

  /// The segment, which owns the pool.
  private unowned let owner: any RowSegment
  private let context: NodeContext
  private let column: Int
  /// Cached because a type look-up takes as long as a cast.
  private let rowType: any RowContent.Type = Row.self
  private var isChanging = false
  var isAway = false { didSet { if isAway != oldValue { endChanges() } } }
  private var isUnmounted = false
  private var kept: [ID: Row] = [:]
  /// The cells of rows with state, cached after the first look-up during a change.
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
        // The transaction is `nil` so that the new row does not animate from the previous row's values.
        return Transaction.run(nil) { row.pass(to: id, value, content: content) }
      }
    }
    // The cell is emptied first because the leaving row may be the one that is about to be shown.
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
    // Safe because the dynamic types are equal. A checked cast would take longer than all other work for a row.
    type(of: content) == rowType ? unsafeDowncast(content, to: Row.self) : nil
  }

  /// Updates a row that is kept but not shown.
  func updateKept(_ id: ID, _ value: Value, content: @escaping (Value) -> Content) {
    kept[id]?.update(value, content: content)
  }

  func hide(_ content: any RowContent, in cell: ListCell) {
    guard let row = row(content) else { return }
    let retainedState = row.retainedState
    if retainedState == .none, !isUnmounted, !isAway { return }
    cell.removeContent()
    if !isUnmounted, isChanging || isAway || retainedState == .changed {
      kept.updateValue(row, forKey: row.id)?.unmount()
    } else {
      row.unmount()
    }
  }

  private func hasKept(_ id: ID) -> Bool { kept[id] != nil || shownRow(id) != nil }

  private func takeKept(_ id: ID) -> Row? { kept.removeValue(forKey: id) ?? shownRow(id) }

  /// Returns a row with state that another cell shows. It may be moved from there during a change.
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

  /// Unmounts the rows that were kept only for the duration of the change.
  func endChanges() {
    isChanging = false
    cellsByID = nil
    guard !isAway else { return }
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
