import Foundation

/// The program's changes of a table between two states of its data: removed and reloaded rows by their old places,
/// inserted rows by their new ones.
package struct BatchUpdates: Sendable {
  package var deletedRows: Set<IndexPath> = []
  package var insertedRows: Set<IndexPath> = []
  package var movedRows: [IndexPath: IndexPath] = [:]
  package var reloadedRows: Set<IndexPath> = []
  package var deletedSections = IndexSet()
  package var insertedSections = IndexSet()
  package var movedSections: [Int: Int] = [:]
  package var reloadedSections = IndexSet()

  package init() {}

  /// Returns the new index of each old section, or `nil` for a removed one. Returns `nil` if the numbers of sections
  /// contradict each other.
  private func sectionPlaces(from old: Int, to new: Int) -> [Int?]? {
    let gone = deletedSections.union(IndexSet(movedSections.keys))
    let come = insertedSections.union(IndexSet(movedSections.values))
    guard (gone.last ?? -1) < old, (come.last ?? -1) < new, old - gone.count == new - come.count else { return nil }
    var places = [Int?](repeating: nil, count: old)
    var next = 0
    for section in 0..<old where !gone.contains(section) {
      while come.contains(next) { next += 1 }
      places[section] = next
      next += 1
    }
    for (from, to) in movedSections { places[from] = to }
    return places
  }

  /// Returns a sentence about the contradiction between the changes and the numbers of rows, or `nil` if there is none.
  package func problem(from old: RowMap, to new: RowMap) -> String? {
    guard let places = sectionPlaces(from: old.sections.count, to: new.sections.count) else {
      return "Invalid update: there are \(new.sections.count) sections after the update. This does not follow from the "
        + "\(old.sections.count) sections before it with \(insertedSections.count) inserted and "
        + "\(deletedSections.count) deleted ones."
    }
    for section in reloadedSections where section >= old.sections.count {
      return "Invalid update: there was no section \(section) before the update."
    }
    for path in deletedRows.union(movedRows.keys).union(reloadedRows) where !old.contains(path) {
      return "Invalid update: there was no row \(path.row) in section \(path.section) before the update."
    }
    for path in insertedRows.union(movedRows.values) where !new.contains(path) {
      return "Invalid update: there is no row \(path.row) in section \(path.section) after the update."
    }
    for (section, place) in places.enumerated() {
      guard let place, !reloadedSections.contains(section) else { continue }
      let deleted = deletedRows.count { $0.section == section }
      let inserted = insertedRows.count { $0.section == place }
      let left = movedRows.keys.count { $0.section == section }
      let came = movedRows.values.count { $0.section == place }
      let (before, after) = (old.sections[section].rows, new.sections[place].rows)
      if before - deleted - left + inserted + came != after {
        return "Invalid update: section \(place) has \(after) rows after the update. This does not follow from the "
          + "\(before) rows before it with \(inserted) inserted, \(deleted) deleted, \(came) moved in and \(left) moved "
          + "out."
      }
    }
    return nil
  }

  /// Returns the replacements of positions on screen, and the new places of the remaining rows.
  ///
  /// The changes must have no ``problem(from:to:)``.
  package func changes(from old: RowMap, to new: RowMap) -> (changes: [RowChange], rows: RowPlaces) {
    guard let places = sectionPlaces(from: old.sections.count, to: new.sections.count) else { return ([], RowPlaces()) }
    var (removed, inserted) = (IndexSet(), IndexSet())
    for section in deletedSections.union(IndexSet(movedSections.keys)).union(reloadedSections)
    where section < old.sections.count {
      removed.insert(integersIn: old.positions(ofSection: section))
    }
    let reloadedPlaces = reloadedSections.compactMap { $0 < places.count ? places[$0] : nil }
    for section in insertedSections.union(IndexSet(movedSections.values)).union(IndexSet(reloadedPlaces)) {
      inserted.insert(integersIn: new.positions(ofSection: section))
    }
    for path in deletedRows.union(movedRows.keys) { if let it = old.position(of: .row(path)) { removed.insert(it) } }
    for path in insertedRows.union(movedRows.values) {
      if let it = new.position(of: .row(path)) { inserted.insert(it) }
    }
    // Inserted and removed headers and footers.
    for (section, place) in places.enumerated() {
      guard let place, movedSections[section] == nil, !reloadedSections.contains(section) else { continue }
      for (from, to) in [(RowMap.Row.header(section), RowMap.Row.header(place)), (.footer(section), .footer(place))] {
        let (from, to) = (old.position(of: from), new.position(of: to))
        if let from, to == nil { removed.insert(from) }
        if let to, from == nil { inserted.insert(to) }
      }
    }
    for row in [RowMap.Row.tableHeader, .tableFooter] {
      let (from, to) = (old.position(of: row), new.position(of: row))
      if let from, to == nil { removed.insert(from) }
      if let to, from == nil { inserted.insert(to) }
    }
    let changes = RowChange.changes(removing: removed, inserting: inserted)
    return (changes, RowPlaces(old: old, new: new, changes: changes, updates: self))
  }
}

/// The new places of the rows of a table.
package struct RowPlaces: Sendable {
  private var old = RowMap()
  private var new = RowMap()
  private var changes: [RowChange] = []
  private var updates = BatchUpdates()

  init() {}

  init(old: RowMap, new: RowMap, changes: [RowChange], updates: BatchUpdates) {
    (self.old, self.new, self.changes, self.updates) = (old, new, changes, updates)
  }

  /// Returns the new place of a row, or `nil` for a removed or reloaded row.
  package func place(of row: RowMap.Row) -> RowMap.Row? {
    switch row {
    case .row(let path):
      if updates.reloadedRows.contains(path) { return nil }
      if let place = updates.movedRows[path] { return .row(place) }
      if let section = updates.movedSections[path.section] { return .row(IndexPath(row: path.row, section: section)) }
    case .header(let section): if let place = updates.movedSections[section] { return .header(place) }
    case .footer(let section): if let place = updates.movedSections[section] { return .footer(place) }
    case .tableHeader, .tableFooter: break
    }
    return stays(row)
  }

  /// Returns the new index path of a row, even if it is reloaded, for example for the press of a row.
  package func index(of path: IndexPath) -> IndexPath? {
    var later = place(of: .row(path))
    if later == nil, updates.reloadedRows.contains(path) { later = stays(.row(path)) }
    if case .row(let place)? = later { return place }
    return nil
  }

  private func stays(_ row: RowMap.Row) -> RowMap.Row? {
    old.position(of: row).flatMap { RowChange.position(of: $0, after: changes) }.flatMap(new.row)
  }
}
