import GtkBridge

/// The rows of a snapshot on screen, in order, by identity.
struct SnapshotRows<Section: Hashable, Item: Hashable> {
  enum Row: Hashable {
    case tableHeader, tableFooter
    case header(Section)
    case footer(Section)
    case item(Item)
  }

  let rows: [Row]

  init(_ snapshot: DiffableSnapshot<Section, Item>, in map: RowMap) {
    var rows: [Row] = map.hasTableHeader ? [.tableHeader] : []
    rows.reserveCapacity(map.count)
    for (section, part) in zip(snapshot.sectionIdentifiers, map.sections) {
      if part.hasHeader { rows.append(.header(section)) }
      rows += snapshot.itemIdentifiers(inSection: section).map { .item($0) }
      if part.hasFooter { rows.append(.footer(section)) }
    }
    if map.hasTableFooter { rows.append(.tableFooter) }
    self.rows = rows
  }

  /// Returns the changes to other rows, and a function that maps a row's position to the new one.
  func changes(to new: SnapshotRows) -> (changes: [RowChange], position: (Int) -> Int?) {
    let difference = RowDifference(from: rows, to: new.rows, by: ElementIdentity { $0 })
    let changes = difference.changes.map {
      RowChange(at: $0.new.lowerBound, removed: $0.old.count, added: $0.new.count)
    }
    // Moved rows are among the inserted ones.
    var moved: [Row: Int] = [:]
    for change in difference.changes where !change.old.isEmpty || difference.changes.count > 1 {
      for position in change.new { moved[new.rows[position]] = position }
    }
    return (
      changes,
      { old in RowChange.position(of: old, after: changes) ?? moved[rows[old]] }
    )
  }
}
