import Foundation
import HomeCore

/// A reader of a record file, row by row. It detects the format and the kind of record from the beginning of the file.
package final class RecordFile {
  package enum Row {
    /// The values to store, one for each column of the table.
    case good([Value])
    /// A row that cannot be stored.
    case bad(BadRow)
  }

  package let table: RecordTable
  package private(set) var rowCount = 0

  private let format: RecordFormat
  private let source: ByteSource
  private let reader: any RecordReader
  private let names: [String]
  private var ids: Set<Int> = []
  private var firstRows: [[String?]] = []
  private var repeatedCount = 0

  /// Opens the file of an import request.
  ///
  /// - Throws: ``RecordFileError`` if the file cannot be read or is not importable.
  package init(_ request: RecordImport) throws {
    let file = request.url.lastPathComponent
    guard let format = request.format ?? RecordFormat(fileName: file) else {
      // Opening the file reports a folder or a missing file, rather than its unknown format.
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
    // The columns of a CSV file are the same for all rows, whereas JSON objects may differ.
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

  package var progress: RecordProgress {
    RecordProgress(rowCount: rowCount, fractionCompleted: source.fractionCompleted)
  }

  /// Returns the detected structure of the file.
  ///
  /// - Parameter report: The report about its rows.
  package func preview(_ report: RecordImportReport) -> RecordImportPreview {
    var columns: [RecordImportPreview.Column] = []
    var ignored: [String] = []
    for header in reader.names {
      // Among several matching headers, an exact match wins.
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

  /// Returns the next row, or `nil` at the end.
  ///
  /// - Throws: ``RecordFileError`` if the file cannot be read.
  package func next() throws -> Row? {
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
        throw BadRecord(reason: String(localized: "An earlier row also has the id \(id)."))
      }
      return .success(values)
    } catch {
      return .failure(error)
    }
  }
}
