/// Which rows a transaction has changed, as far as it matters to those who show them.
struct ChangedRows {
  /// What was changed in one table.
  enum Extent: Equatable {
    /// This row was updated, and no other.
    case update(row: Int)
    /// Anything else.
    case more
  }

  private var extents: [String: Extent] = [:]

  /// The tables in which something was changed.
  var tables: Set<String> { Set(extents.keys) }

  /// What was changed in a table; `nil` if nothing was.
  subscript(table: String) -> Extent? { extents[table] }

  /// Adds a change. Called for each row of a large import, so that what is known already is known fast.
  mutating func note(_ table: String, row: Int, isUpdate: Bool) {
    switch extents[table] {
    case .more: return
    case .update(row) where isUpdate: return
    case .update: extents[table] = .more
    case nil: extents[table] = isUpdate ? .update(row: row) : .more
    }
  }
}
