/// Migrates a shop from one store to another.
///
/// The records go in batches, each with a mark in one transaction of the target: after any interruption, another run
/// continues after the last batch. A batch replaces all records between two keys, so no record can occur twice. Records
/// of earlier runs are compared with the source by their checksum, and copied again where the source has changed.
package struct ShopMigration: Sendable {
  /// The progress of a migration.
  package struct Progress: Equatable, Sendable {
    package let table: MigratedTable
    /// Indicates whether all records have been copied and are now compared.
    package let isChecking: Bool
    package let rowCount: Int
    package let total: Int
  }

  /// The checksums of a table on both sides.
  package struct Comparison: Equatable, Sendable {
    package let table: MigratedTable
    package let source: RecordChecksum
    package let target: RecordChecksum
  }

  package struct Report: Equatable, Sendable {
    package var comparisons: [Comparison] = []
    /// The number of records that this run has carried.
    package var carriedCount = 0
    /// The tables whose records were copied again, because the source has changed since the last run.
    package var changedTables: [MigratedTable] = []

    package var differences: [MigratedTable] { comparisons.filter { $0.source != $0.target }.map(\.table) }
  }

  private let source: any MigrationStore
  private let target: any MigrationStore
  private let rowsAtOnce: Int
  private let progress: @Sendable (Progress) -> Void

  package init(
    from source: any MigrationStore, to target: any MigrationStore, rowsAtOnce: Int = 5_000,
    progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) {
    self.source = source
    self.target = target
    self.rowsAtOnce = rowsAtOnce
    self.progress = progress
  }

  /// Copies all records that are not in the target yet, and compares both sides.
  ///
  /// - Throws: ``MigrationError``, the errors of the stores, or `CancellationError`. Another run then continues.
  package func run() async throws -> Report {
    var report = Report()
    var checksums: [MigratedTable: RecordChecksum] = [:]
    try await source.beginReading()
    var marks = try await target.marks(of: source.place)
    for group in MigratedTable.groups where !marks.contains(where: { group.contains($0.table) }) {
      if let same = try await sameChecksums(of: group) {
        checksums.merge(same) { $1 }
      } else {
        try await target.begin(group, from: source.place)
        marks += group.map { MigrationMark($0) }
      }
    }
    for table in MigratedTable.allCases {
      guard let mark = marks.first(where: { $0.table == table }) else { continue }
      checksums[table] = try await carry(table, from: mark, &report)
    }
    try await target.beginReading()
    for table in MigratedTable.allCases {
      let sum = try await checksum(of: table, in: target)
      report.comparisons.append(Comparison(table: table, source: checksums[table] ?? RecordChecksum(), target: sum))
    }
    try await target.endReading()
    try await source.endReading()
    if report.differences.isEmpty {
      try await target.finish()
    } else {
      // The next run copies them again.
      let again = report.differences.filter { table in marks.contains { $0.table == table } }
      try await target.begin(again, from: source.place)
    }
    return report
  }

  /// Returns the checksums of tables that are equal on both sides, or `nil` if all of them are empty in the target.
  private func sameChecksums(of group: [MigratedTable]) async throws -> [MigratedTable: RecordChecksum]? {
    try await target.beginReading()
    var isEmpty = true
    for table in group where isEmpty {
      isEmpty = try await target.records(of: table, after: nil, through: nil, limit: 1).isEmpty
    }
    var checksums: [MigratedTable: RecordChecksum] = [:]
    for table in group where !isEmpty {
      let sum = try await checksum(of: table, in: source)
      guard try await target.count(of: table) == sum.count, try await checksum(of: table, in: target) == sum else {
        throw MigrationError.hasOtherRecords(place: target.place, arePersonal: table.isPersonal)
      }
      checksums[table] = sum
    }
    try await target.endReading()
    return isEmpty ? nil : checksums
  }

  /// Carries the records of a table.
  ///
  /// - Parameter mark: The completed part.
  /// - Returns: The checksum of all of the source's records.
  private func carry(
    _ table: MigratedTable, from mark: MigrationMark, _ report: inout Report
  ) async throws -> RecordChecksum {
    let total = try await source.count(of: table)
    var last = mark.last
    var sum = mark.checksum
    if let end = mark.last, try await checksum(of: table, in: source, through: end) != mark.checksum {
      last = nil
      sum = RecordChecksum()
      report.changedTables.append(table)
    }
    while true {
      try Task.checkCancellation()
      let records = try await source.records(of: table, after: last, through: nil, limit: rowsAtOnce)
      for record in records { sum.add(record) }
      let isEnd = records.count < rowsAtOnce
      let end = records.last.map(table.key) ?? last
      // Records of the target after the last record are not the source's.
      try await target.replace(
        after: last, through: isEnd ? nil : end, with: records,
        mark: MigrationMark(table, last: end, checksum: sum))
      report.carriedCount += records.count
      progress(Progress(table: table, isChecking: false, rowCount: sum.count, total: total))
      if isEnd { return sum }
      last = end
    }
  }

  private func checksum(
    of table: MigratedTable, in store: any MigrationStore, through end: [Int]? = nil
  ) async throws -> RecordChecksum {
    let total = try await store.count(of: table)
    var sum = RecordChecksum()
    var last: [Int]?
    while true {
      try Task.checkCancellation()
      let records = try await store.records(of: table, after: last, through: end, limit: rowsAtOnce)
      for record in records { sum.add(record) }
      progress(Progress(table: table, isChecking: true, rowCount: sum.count, total: total))
      guard records.count == rowsAtOnce, let record = records.last else { return sum }
      last = table.key(of: record)
    }
  }
}
