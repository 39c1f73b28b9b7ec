import HomeCore
import RecordFiles

extension PostgresSession {
  /// The key of the advisory lock of imports: two at the same time would assign the same new identifiers. "HoIm" in
  /// ASCII.
  private static let importLock = 0x486F_496D
  private static let maximumAttempts = 10

  /// Reads a whole file, and adds its good rows to the shop within the transaction.
  ///
  /// - Returns: The report. If bad rows forbid the import, nothing is added.
  func stage(
    _ request: RecordImport, rowsAtOnce: Int, progress: @Sendable (RecordProgress) -> Void = { _ in }
  ) async throws -> RecordImportReport {
    let file = try RecordFile(request)
    let records = StagedRecords(of: file.table.kind)
    var report = RecordImportReport(kind: file.table.kind)
    try await run(records.stagingTable)
    try await copy("COPY staged FROM STDIN") {
      while let row = try file.next() {
        if file.rowCount % rowsAtOnce == 0 {
          progress(file.progress)
          try Task.checkCancellation()
        }
        switch row {
        case .bad(let row): report.add(row)
        case .good(let values):
          if report.badRowCount > 0, request.badRows == .importNothing { continue }
          report.importedCount += 1
          return StagedRecords.fields(values, line: file.rowCount, of: file.table.kind)
        }
      }
      return nil
    }
    progress(file.progress)
    if report.badRowCount > 0, request.badRows == .importNothing {
      report.importedCount = 0
    } else {
      try await merge(records)
    }
    try await run("DROP TABLE staged")
    return report
  }

  private func merge(_ records: StagedRecords) async throws {
    for attempt in 1... {
      do {
        try await run("SAVEPOINT merge; SELECT pg_advisory_xact_lock(\(Self.importLock))")
        try await run(records.merge)
        return
      } catch let error as PostgresError where error.kind == .busy && attempt < Self.maximumAttempts {
        // The copied rows are still present.
        try await run("ROLLBACK TO SAVEPOINT merge")
        try await Task.sleep(for: .milliseconds(Int.random(in: 10...50 * attempt)))
      }
    }
  }

  /// Adds the initial records of a new shop within the transaction.
  ///
  /// - Throws: ``CatalogueError``, or ``PostgresError``.
  func fill(_ catalogue: Catalogue) async throws {
    for request in try catalogue.imports() {
      do {
        let report = try await stage(request, rowsAtOnce: .max)
        if let row = report.badRows.first { throw CatalogueError(row, in: request.url) }
      } catch let error as RecordFileError {
        throw CatalogueError.broken(error.description)
      }
    }
  }
}
