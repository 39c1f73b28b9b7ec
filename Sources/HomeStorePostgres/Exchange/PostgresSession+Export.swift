import Foundation
import HomeCore
import RecordFiles

extension PostgresSession {
  /// Writes all records of a kind to a file, from one snapshot.
  ///
  /// - Returns: The number of records.
  func export(
    _ kind: RecordKind, to url: URL, format: RecordFormat, rowsAtOnce: Int,
    progress: @Sendable (RecordProgress) -> Void
  ) async throws -> Int {
    let records = StagedRecords(of: kind)
    try await run("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
    let total = try await run("SELECT count(*) FROM \(records.table)").first?.integer(0) ?? 0
    try await run("DECLARE records CURSOR FOR \(records.select)")
    let sink = try ByteSink(url)
    let writer = RecordWriter(columns: RecordTable.table(for: kind).columns, format: format, sink: sink)
    try writer.begin()
    while true {
      let rows = try await run("FETCH \(rowsAtOnce) FROM records")
      for row in rows { try writer.write(row.fields.map { $0 ?? "" }) }
      guard rows.count == rowsAtOnce else { break }
      progress(RecordProgress(rowCount: writer.rowCount, fractionCompleted: Double(writer.rowCount) / Double(total)))
    }
    try writer.end()
    try sink.finish()
    progress(RecordProgress(rowCount: writer.rowCount, fractionCompleted: 1))
    return writer.rowCount
  }
}
