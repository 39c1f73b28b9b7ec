import Foundation

extension UITableView {
  /// Inserts rows. The data source already contains them.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Deletes rows. The data source no longer contains them.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Reloads the cells of rows, which are no longer selected.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Configures the cells of rows again. The data source receives the same cells when it dequeues them.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadIfNeeded()
    for path in indexPaths { _ = position(of: path, for: "fill again") }
    board.refill(Set(indexPaths.map { .row($0) }))
  }

  /// Moves a row. The data source has already moved it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Inserts sections. The data source already contains them.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections. The data source no longer contains them.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section. The data source has already moved it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Begins changes that are shown together: deletions have the indexes before all changes, insertions those after
  /// them.
  public func beginUpdates() {
    if updateDepth == 0 { prepareForUpdates() }
    updateDepth += 1
  }

  /// Shows the changes since ``beginUpdates()``.
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { applyUpdates() }
  }

  /// Shows several changes at once.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates()
    endUpdates()
    afterLayout { completion?(true) }
  }

  /// Shows several changes at once.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    afterLayout { completion?(true) }
  }

  private func change(_ record: (inout BatchUpdates) -> Void) {
    if updateDepth == 0 { prepareForUpdates() }
    record(&updates)
    if updateDepth == 0 { applyUpdates() }
  }

  private func prepareForUpdates() { updates = BatchUpdates() }

  private func applyUpdates() {
    guard isLoaded else { return }
    if needsReload { return reloadData() }
    let new = latestMap()
    if let problem = updates.problem(from: board.map, to: new) {
      reportUsage(problem)
      return reloadData()
    }
    let (changes, places) = updates.changes(from: board.map, to: new)
    show(new, by: changes, keeping: untouchedRows(before: changes), place: places.place, index: places.index)
  }

  /// Returns the number of rows at the start that the program's changes do not touch.
  private func untouchedRows(before changes: [RowChange]) -> Int {
    // After a section without rows, the rows get other index paths, but keep their positions.
    guard updates.deletedSections.isEmpty, updates.insertedSections.isEmpty, updates.movedSections.isEmpty else {
      return 0
    }
    let reloaded = updates.reloadedRows.compactMap { board.map.position(of: .row($0)) }.min()
    return min(changes.first?.position ?? board.map.count, reloaded ?? board.map.count)
  }

  /// Shows a new state of the rows.
  func show(
    _ new: RowMap, by changes: [RowChange], keeping start: Int = 0, place: (RowMap.Row) -> RowMap.Row?,
    index: (IndexPath) -> IndexPath?
  ) {
    editor.close()
    let hadSelection = !selection.isEmpty
    // Reloaded rows are no longer selected. A press goes on.
    selection = Set(
      selection.compactMap { if case .row(let later)? = place(.row($0)) { later } else { nil } })
    board.press.rowsDidChange(index)
    board.change(to: new, by: changes, keeping: start, place: place)
    if hadSelection { board.selectionDidChange() }
  }
}
