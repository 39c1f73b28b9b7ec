/// Texts that a spreadsheet takes for formulas, and runs, if they stand in a CSV file as they are.
///
/// Such a text gets an apostrophe before it, which spreadsheets take for "this is text". A text that begins like that of its own
/// accord gets one more, so that ``restored(_:)`` always gives back what was there.
enum SpreadsheetFormula {
  /// A text as it can stand in a file.
  static func defused(_ text: String) -> String { isDangerous(text[...]) ? "'\(text)" : text }

  /// The text that stands for itself in a file.
  static func restored(_ text: String) -> String {
    text.hasPrefix("'") && isDangerous(text.dropFirst()) ? String(text.dropFirst()) : text
  }

  private static func isDangerous(_ text: Substring) -> Bool {
    switch text.utf8.first(where: { $0 != UInt8(ascii: "'") }) {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "\t"),
      UInt8(ascii: "\r"):
      true
    default: false
    }
  }
}
