import HomeCore
import RecordFiles

final class ImportSession {
  var report: RecordImportReport

  private let file: RecordFile
  private let records: StoredRecords

  /// - Throws: ``RecordFileError`` if the file cannot be read or is not importable.
  init(_ request: RecordImport) throws {
    file = try RecordFile(request)
    records = StoredRecords(of: file.table.kind)
    report = RecordImportReport(kind: file.table.kind)
  }

  var progress: RecordProgress { file.progress }

  /// Imports the next rows, except bad ones.
  ///
  /// - Parameter storing: A Boolean value that indicates whether good rows are stored or only checked.
  /// - Returns: A Boolean value that indicates whether there may be more rows.
  func importRows(atMost count: Int, into connection: Connection, storing: Bool = true) throws -> Bool {
    for _ in 0..<count {
      switch try file.next() {
      case nil: return false
      case .bad(let row): report.add(row)
      case .good(let values) where storing:
        try records.insert(values, connection)
        report.importedCount += 1
      case .good: break
      }
    }
    return true
  }
}
