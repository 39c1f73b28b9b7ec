import Foundation
import HomeCore

/// A reader of comma-separated values according to RFC 4180. Quoted fields may contain commas, line ends and doubled
/// quotes. Lines end in CR LF or LF, and empty lines are skipped. The separator may also be a semicolon or a tab.
final class CSVReader: RecordReader {
  let names: [String]
  var columnName: (String) -> String? = { $0 }
  let separator: FieldSeparator

  private let source: ByteSource
  private var indices: [Int?]?

  /// The maximum length of a row in bytes. Without a limit, an unclosed quote would read the rest of the file as one
  /// row.
  static let maximumRowLength = 1 << 20

  /// Reads the header row.
  init(_ source: ByteSource) throws {
    self.source = source
    try source.checkLineEnds()
    separator = FieldSeparator(ofRowIn: source.upcoming)
    var row: Row?
    repeat { row = try Self.readRow(from: source, separator) } while row?.isEmpty == true
    guard let row else { throw RecordFileError.empty(file: source.name) }
    do {
      names = try row.fields.get().map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    } catch {
      throw RecordFileError.notUnderstood(file: source.name, line: row.line, reason: error.reason)
    }
  }

  func next(_ columns: [String]) throws -> RecordRow? {
    let indices = self.indices ?? columns.map(index)
    self.indices = indices
    while let row = try Self.readRow(from: source, separator) {
      if row.isEmpty { continue }
      return RecordRow(
        line: row.line,
        values: row.fields.flatMap { fields in
          guard fields.count == names.count else {
            return .failure(
              BadRecord(
                reason: String(
                  localized: "The number of fields differs from the first row: \(fields.count), not \(names.count)."
                )))
          }
          return .success(indices.map { index in index.map { fields[$0] } })
        })
    }
    return nil
  }

  /// Returns the index of a column. Among several matching headers, an exact match wins.
  private func index(of column: String) -> Int? {
    names.firstIndex(of: column) ?? names.firstIndex { columnName($0) == column }
  }

  private struct Row {
    let line: Int
    let fields: Result<[String], BadRecord>

    var isEmpty: Bool { if case .success(let fields) = fields { fields == [""] } else { false } }
  }

  /// The parser's state within a field.
  private enum Place {
    case start, unquoted, quoted, afterQuote
  }

  private static func readRow(from source: ByteSource, _ separator: FieldSeparator) throws -> Row? {
    guard try source.peek() != nil else { return nil }
    let line = source.line
    var fields: [String] = []
    var field: [UInt8] = []
    var length = 0
    var problem: BadRecord?
    var place = Place.start

    func endField() {
      defer {
        field.removeAll(keepingCapacity: true)
        place = .start
      }
      guard length <= maximumRowLength else { return }
      guard let text = String(validating: field, as: UTF8.self) else {
        problem = problem ?? BadRecord(reason: String(localized: "This is not text in \(source.encoding.name)."))
        return
      }
      if field.contains(0) { problem = problem ?? .hasNUL }
      fields.append(SpreadsheetFormula.restored(text))
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
      case (.start, separator.byte), (.unquoted, separator.byte), (.afterQuote, separator.byte):
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
        // An overlong row is read to its end but not stored.
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

extension FieldSeparator {
  /// Detects the most frequent separator outside quotes; the default is a comma.
  init(ofRowIn bytes: ArraySlice<UInt8>) {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    var hasBegun = false
    for byte in bytes {
      let endsLine = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      if endsLine, hasBegun, !isQuoted { break }
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted { counts[byte, default: 0] += 1 }
      hasBegun = hasBegun || !endsLine
    }
    self = .comma
    for other in Self.allCases where counts[other.byte, default: 0] > counts[byte, default: 0] { self = other }
  }

  /// The separator as an ASCII byte.
  var byte: UInt8 {
    switch self {
    case .comma: UInt8(ascii: ",")
    case .semicolon: UInt8(ascii: ";")
    case .tab: UInt8(ascii: "\t")
    }
  }
}
