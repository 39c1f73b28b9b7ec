import HomeCore

/// A writer that converts rows to records of a file.
package final class RecordWriter {
  package private(set) var rowCount = 0

  private let columns: [RecordColumn]
  private let format: RecordFormat
  private let sink: ByteSink

  package init(columns: [RecordColumn], format: RecordFormat, sink: ByteSink) {
    self.columns = columns
    self.format = format
    self.sink = sink
  }

  /// Writes the text before the first row.
  package func begin() throws {
    switch format {
    case .csv: try sink.write((columns.map(\.name).joined(separator: ",") + "\r\n").utf8)
    case .json: try sink.write("[".utf8)
    case .jsonLines: break
    }
  }

  /// Writes a row: a text for each column of the table, in order.
  package func write(_ texts: [String]) throws {
    switch format {
    case .csv: try sink.write((zip(columns, texts).map(Self.csvField).joined(separator: ",") + "\r\n").utf8)
    case .json: try sink.write(((rowCount == 0 ? "\n" : ",\n") + object(texts)).utf8)
    case .jsonLines: try sink.write((object(texts) + "\n").utf8)
    }
    rowCount += 1
  }

  /// Writes the text after the last row.
  package func end() throws {
    if format == .json { try sink.write((rowCount == 0 ? "]\n" : "\n]\n").utf8) }
  }

  private func object(_ texts: [String]) -> String {
    let members = zip(columns, texts).map { column, text in
      let value =
        column.content.isText ? Self.jsonString(text) : text
      return "\(Self.jsonString(column.name)):\(value)"
    }
    return "{\(members.joined(separator: ","))}"
  }

  private static func csvField(_ column: RecordColumn, _ text: String) -> String {
    let text = column.content.isText ? SpreadsheetFormula.defused(text) : text
    let needsQuotes = text.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }
    return needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }

  private static func jsonString(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
      return "\"\(text)\""
    }
    var string = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": string += "\\\""
      case "\\": string += "\\\\"
      case "\n": string += "\\n"
      case "\r": string += "\\r"
      case "\t": string += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        string += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: string.unicodeScalars.append(scalar)
      }
    }
    return string + "\""
  }
}
