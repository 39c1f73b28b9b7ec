import HomeCore

/// Reads comma-separated values as RFC 4180 has them: fields in quotes may contain commas, line ends and doubled quotes.
/// Lines may end in CR LF or LF, and empty ones are passed over.
final class CSVReader: RecordReader {
  let names: [String]

  private let source: ByteSource
  private var indices: [Int?]?

  /// The longest row that is read, in bytes. A quote that is never closed would take the rest of the file into one row.
  static let maximumRowLength = 1 << 20

  /// Reads the first row, which has the columns' names.
  init(_ source: ByteSource) throws {
    self.source = source
    var row: Row?
    repeat { row = try Self.readRow(from: source) } while row?.isEmpty == true
    guard let row else { throw RecordFileError.empty(file: source.name) }
    guard case .success(let names) = row.fields else { throw RecordFileError.unknownColumns(file: source.name) }
    self.names = names
  }

  func next(_ columns: [String]) throws -> RecordRow? {
    let indices = self.indices ?? columns.map { names.firstIndex(of: $0) }
    self.indices = indices
    while let row = try Self.readRow(from: source) {
      if row.isEmpty { continue }
      return RecordRow(
        line: row.line,
        values: row.fields.flatMap { fields in
          guard fields.count == names.count else {
            return .failure(
              BadRecord(
                reason: String(localized: "There are \(fields.count) fields, and the first row has \(names.count).")))
          }
          return .success(indices.map { index in index.map { fields[$0] } })
        })
    }
    return nil
  }

  private struct Row {
    let line: Int
    let fields: Result<[String], BadRecord>

    var isEmpty: Bool { if case .success(let fields) = fields { fields == [""] } else { false } }
  }

  /// Where in a field the reader is.
  private enum Place {
    case start, unquoted, quoted, afterQuote
  }

  private static func readRow(from source: ByteSource) throws -> Row? {
    guard try source.peek() != nil else { return nil }
    let line = source.line
    var fields: [String] = []
    var field: [UInt8] = []
    var length = 0
    var problem: BadRecord?
    var place = Place.start

    func endField() {
      if let text = String(validating: field, as: UTF8.self), !text.utf8.contains(0) {
        fields.append(text)
      } else {
        problem = problem ?? BadRecord(reason: String(localized: "This is not text in UTF-8."))
      }
      field.removeAll(keepingCapacity: true)
      place = .start
    }

    reading: while let byte = try source.next() {
      length += 1
      switch (place, byte) {
      case (.quoted, UInt8(ascii: "\"")):
        place = .afterQuote
      case (.afterQuote, UInt8(ascii: "\"")):
        field.append(byte)
        place = .quoted
      case (.start, UInt8(ascii: "\"")):
        place = .quoted
      case (.start, UInt8(ascii: ",")), (.unquoted, UInt8(ascii: ",")), (.afterQuote, UInt8(ascii: ",")):
        endField()
      case (.start, UInt8(ascii: "\n")), (.unquoted, UInt8(ascii: "\n")), (.afterQuote, UInt8(ascii: "\n")):
        break reading
      case (.start, UInt8(ascii: "\r")), (.unquoted, UInt8(ascii: "\r")), (.afterQuote, UInt8(ascii: "\r")):
        if try source.peek() == UInt8(ascii: "\n") { continue }
        fallthrough
      default:
        if place == .afterQuote {
          problem = problem ?? BadRecord(reason: String(localized: "There is text after a closing quote."))
        } else if place == .start {
          place = .unquoted
        }
        // The row is read to its end all the same, but not kept.
        if length <= maximumRowLength { field.append(byte) }
      }
    }
    if place == .quoted { problem = BadRecord(reason: String(localized: "A quote is opened here and never closed.")) }
    if length > maximumRowLength {
      problem = BadRecord(reason: String(localized: "The row is longer than a million bytes. A quote may be missing."))
    }
    endField()
    return Row(line: line, fields: problem.map { .failure($0) } ?? .success(fields))
  }
}
