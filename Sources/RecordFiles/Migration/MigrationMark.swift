/// The completed part of one table in an unfinished migration. It is stored in the target, together with the records.
package struct MigrationMark: Equatable, Sendable {
  package let table: MigratedTable
  /// The key up to which the target has the source's records, or `nil` if none has been copied yet.
  package let last: [Int]?
  /// The checksum of the source's records up to that key.
  package let checksum: RecordChecksum

  package init(_ table: MigratedTable, last: [Int]? = nil, checksum: RecordChecksum = RecordChecksum()) {
    self.table = table
    self.last = last
    self.checksum = checksum
  }

  /// Creates a mark from the columns `kind`, `last`, `count` and `sum`, or returns `nil` if they are invalid.
  package init?(kind: String, last: String?, count: Int, sum: Int) {
    guard let table = MigratedTable(rawValue: kind) else { return nil }
    self.init(
      table, last: last.map { $0.split(separator: " ").compactMap { Int($0) } },
      checksum: RecordChecksum(count: count, sum: UInt64(bitPattern: Int64(sum))))
  }

  /// The values of the columns `kind`, `last`, `count` and `sum`.
  package var values: [Value] {
    [
      .text(table.rawValue), last.map { .text($0.map(String.init).joined(separator: " ")) } ?? .null,
      .integer(checksum.count), .integer(Int(Int64(bitPattern: checksum.sum))),
    ]
  }
}
