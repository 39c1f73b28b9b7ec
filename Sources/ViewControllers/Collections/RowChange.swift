import Foundation

/// The replacement of consecutive rows. The position counts the rows after all changes before it.
package struct RowChange: Equatable, Sendable {
  package var position: Int
  package var removed: Int
  package var added: Int

  package init(at position: Int, removed: Int, added: Int) {
    self.position = position
    self.removed = removed
    self.added = added
  }

  /// Returns the fewest changes that remove positions of an old list and insert positions of a new one. The other rows
  /// keep their order.
  ///
  /// Complexity: O(*n*) in the number of ranges of both sets, regardless of the number of rows.
  package static func changes(removing removed: IndexSet, inserting inserted: IndexSet) -> [RowChange] {
    var (removals, insertions) = (removed.rangeView.makeIterator(), inserted.rangeView.makeIterator())
    var (removal, insertion) = (removals.next(), insertions.next())
    /// The number of removed and inserted rows before the current position.
    var shift = 0
    var changes: [RowChange] = []
    func add(_ change: RowChange) {
      if var last = changes.last, last.position + last.added == change.position {
        last.removed += change.removed
        last.added += change.added
        changes[changes.count - 1] = last
      } else {
        changes.append(change)
      }
    }
    while removal != nil || insertion != nil {
      // A removal at the same place comes first, so that rows are replaced, not shifted.
      let place = removal.map { $0.lowerBound + shift }
      if let range = removal, let place, insertion.map({ place <= $0.lowerBound }) ?? true {
        add(RowChange(at: place, removed: range.count, added: 0))
        shift -= range.count
        removal = removals.next()
      } else if let range = insertion {
        // The part of the range before the next removal.
        add(RowChange(at: range.lowerBound, removed: 0, added: range.count))
        shift += range.count
        insertion = insertions.next()
      }
    }
    return changes
  }

  /// Returns the new position of a row after some changes, or `nil` for a removed row.
  package static func position(of old: Int, after changes: [RowChange]) -> Int? {
    var position = old
    for change in changes {
      if position < change.position { return position }
      if position < change.position + change.removed { return nil }
      position += change.added - change.removed
    }
    return position
  }
}
