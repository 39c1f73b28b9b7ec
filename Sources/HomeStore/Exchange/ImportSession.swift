import HomeCore

/// A file that is being imported, and how far that has come.
final class ImportSession {
  var report: RecordImportReport

  private let file: RecordFile

  /// - Throws: ``RecordFileError`` if the file cannot be read, or is nothing that can be imported.
  init(_ request: RecordImport) throws {
    file = try RecordFile(request)
    report = RecordImportReport(kind: file.table.kind)
  }

  /// How far it has come.
  var progress: RecordProgress { file.progress }

  /// Puts the next rows into the store, except those that are bad.
  ///
  /// - Parameter storing: Whether good rows are stored; they are only looked at otherwise.
  /// - Returns: Whether there may be more.
  func importRows(atMost count: Int, into connection: Connection, storing: Bool = true) throws -> Bool {
    for _ in 0..<count {
      switch try file.next() {
      case nil: return false
      case .bad(let row): report.add(row)
      case .good(let values) where storing:
        try file.table.insert(values, connection)
        report.importedCount += 1
      case .good: break
      }
    }
    return true
  }
}
