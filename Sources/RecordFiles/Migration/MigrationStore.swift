/// The source or the target of a migration. Personal records are the user's own: other people's records are neither
/// read nor changed.
package protocol MigrationStore: Sendable {
  /// The place of the store for sentences, without a password.
  var place: String { get }

  /// Starts reading from one snapshot.
  func beginReading() async throws

  func endReading() async throws

  func count(of table: MigratedTable) async throws -> Int

  /// Returns the next records by their keys.
  ///
  /// - Parameters:
  ///   - first: The key after which they begin, or `nil` for the lowest.
  ///   - last: The key of the last one, or `nil` for the highest.
  func records(of table: MigratedTable, after first: [Int]?, through last: [Int]?, limit: Int) async throws -> [[Value]]

  /// Returns the marks of an unfinished migration.
  ///
  /// - Throws: ``MigrationError`` if it has another source.
  func marks(of source: String) async throws -> [MigrationMark]

  /// Marks tables as those of a new migration.
  func begin(_ tables: [MigratedTable], from source: String) async throws

  /// Replaces all records between two keys, and the mark of their table, in one transaction.
  func replace(after first: [Int]?, through last: [Int]?, with records: [[Value]], mark: MigrationMark) async throws

  /// Removes the marks.
  func finish() async throws

  /// Closes the store.
  func close() async
}
