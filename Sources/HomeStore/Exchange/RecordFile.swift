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

  private let format: RecordFormat
  private let source: ByteSource
  private let reader: any RecordReader
  private let names: [String]
  private var ids: Set<Int> = []
  private var firstRows: [[String?]] = []
  private var repeatedCount = 0

  /// Opens the file that is to be imported.
  ///
  /// - Throws: ``RecordFileError`` if the file cannot be read, or is nothing that can be imported.
  init(_ request: RecordImport) throws {
    let file = request.url.lastPathComponent
    guard let format = request.format ?? RecordFormat(fileName: file) else {
      // A folder has no format, and that is not what is wrong with it.
      _ = try InputFile(request.url)
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
    let known = reader.names.compactMap(table.columnName)
    if format == .csv, let missing = table.neededNames.first(where: { !known.contains($0) }) {
      throw RecordFileError.missingColumn(file: file, column: missing)
    }
    reader.columnName = table.columnName
    self.format = format
    self.source = source
    self.reader = reader
    self.table = table
    names = table.names
  }

  /// How far the file has been read.
  var progress: RecordProgress { RecordProgress(rowCount: rowCount, fractionCompleted: source.fractionCompleted) }

  /// What has been understood of the file so far.
  ///
  /// - Parameter report: What is said of its rows.
  func preview(_ report: RecordImportReport) -> RecordImportPreview {
    var columns: [RecordImportPreview.Column] = []
    var ignored: [String] = []
    for header in reader.names {
      // The one that is called exactly that is read, of several.
      if let name = table.columnName(header), name == header || !reader.names.contains(name),
        !columns.contains(where: { $0.name == name })
      {
        columns.append(RecordImportPreview.Column(header: header, name: name))
      } else {
        ignored.append(header)
      }
    }
    let indices = columns.compactMap { names.firstIndex(of: $0.name) }
    return RecordImportPreview(
      format: format, encoding: source.encoding, separator: (reader as? CSVReader)?.separator, columns: columns,
      ignoredColumns: ignored, rows: firstRows.map { row in indices.map { row[$0]?.excerpt(24) ?? "" } },
      repeatedCount: repeatedCount, report: report)
  }

  /// The next row; `nil` at the end.
  ///
  /// - Throws: ``RecordFileError`` if the file cannot be read.
  func next() throws -> Row? {
    guard let row = try reader.next(names) else { return nil }
    rowCount += 1
    switch row.values.flatMap(values) {
    case .success(let values):
      if firstRows.count < RecordImportPreview.maximumRows { firstRows.append((try? row.values.get()) ?? []) }
      return .good(values)
    case .failure(let problem): return .bad(BadRow(line: row.line, reason: problem.reason))
    }
  }

  private func values(of texts: [String?]) -> Result<[Value], BadRecord> {
    do throws(BadRecord) {
      var values: [Value] = []
      values.reserveCapacity(texts.count)
      for (column, text) in zip(table.columns, texts) { values.append(try column.value(of: text)) }
      if case .integer(let id) = values[0], !ids.insert(id).inserted {
        repeatedCount += 1
        throw BadRecord(reason: String(localized: "A row before this one has the id \(id), too."))
      }
      return .success(values)
    } catch {
      return .failure(error)
    }
  }
}
