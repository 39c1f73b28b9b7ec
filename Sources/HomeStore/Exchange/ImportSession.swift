import Foundation
import HomeCore

/// A file that is being imported, and how far that has come.
final class ImportSession {
  var report: RecordImportReport
  /// How many rows have been read.
  private(set) var rowCount = 0

  private let source: ByteSource
  private let reader: any RecordReader
  private let table: RecordTable
  private let names: [String]

  /// - Throws: ``RecordFileError`` if the file cannot be read, or is nothing that can be imported.
  init(_ request: RecordImport) throws {
    let file = request.url.lastPathComponent
    guard let format = request.format ?? RecordFormat(fileName: file) else {
      throw RecordFileError.unknownFormat(file: file)
    }
    let source = try ByteSource(request.url)
    let reader: any RecordReader =
      switch format {
      case .csv: try CSVReader(source)
      case .json, .jsonLines: try JSONReader(source)
      }
    guard let table = request.kind.map(RecordTable.table(for:)) ?? RecordTable.table(with: reader.names) else {
      throw RecordFileError.unknownColumns(file: file)
    }
    // An object may lack what another has; a column is there for all rows or for none.
    if format == .csv, let missing = table.neededNames.first(where: { !reader.names.contains($0) }) {
      throw RecordFileError.missingColumn(file: file, column: missing)
    }
    self.source = source
    self.reader = reader
    self.table = table
    names = table.names
    report = RecordImportReport(kind: table.kind)
  }

  /// How far it has come.
  var progress: RecordProgress { RecordProgress(rowCount: rowCount, fractionCompleted: source.fractionCompleted) }

  /// Puts the next rows into the store, except those that are bad.
  ///
  /// - Parameter storing: Whether good rows are stored; they are only looked at otherwise.
  /// - Returns: Whether there may be more.
  func importRows(atMost count: Int, into connection: Connection, storing: Bool = true) throws -> Bool {
    for _ in 0..<count {
      guard let row = try reader.next(names) else { return false }
      rowCount += 1
      switch row.values.flatMap(values) {
      case .failure(let problem):
        report.add(BadRow(line: row.line, reason: problem.reason))
      case .success(let values) where storing:
        try table.insert(values, connection)
        report.importedCount += 1
      case .success: break
      }
    }
    return true
  }

  private func values(of texts: [String?]) -> Result<[Value], BadRecord> {
    do throws(BadRecord) {
      var values: [Value] = []
      values.reserveCapacity(texts.count)
      for (column, text) in zip(table.columns, texts) { values.append(try column.value(of: text)) }
      return .success(values)
    } catch {
      return .failure(error)
    }
  }
}
