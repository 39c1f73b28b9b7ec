import Foundation
import HomeCore

/// A file of records, read row by row: how it is written and what it holds is known from how it begins.
final class RecordFile {
  /// A row of the file.
  enum Row {
    /// What is to be stored: a value for each of the table's columns.
    case good([Value])
    /// What cannot be stored.
    case bad(BadRow)
  }

  /// Where the records belong.
  let table: RecordTable
  /// How many rows have been read.
  private(set) var rowCount = 0

  private let source: ByteSource
  private let reader: any RecordReader
  private let names: [String]

  /// Opens the file that is to be imported.
  ///
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
  }

  /// How far the file has been read.
  var progress: RecordProgress { RecordProgress(rowCount: rowCount, fractionCompleted: source.fractionCompleted) }

  /// The next row; `nil` at the end.
  ///
  /// - Throws: ``RecordFileError`` if the file cannot be read.
  func next() throws -> Row? {
    guard let row = try reader.next(names) else { return nil }
    rowCount += 1
    switch row.values.flatMap(values) {
    case .success(let values): return .good(values)
    case .failure(let problem): return .bad(BadRow(line: row.line, reason: problem.reason))
    }
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
