/// An escape for texts in CSV files that a spreadsheet would run as formulas.
///
/// Such a text gets a leading apostrophe, which spreadsheets read as a marker for text. A dangerous text that already
/// begins with apostrophes gets another one, so that ``restored(_:)`` always recovers the original.
enum SpreadsheetFormula {
  /// Returns the escaped text for a file.
  static func defused(_ text: String) -> String { isDangerous(text[...]) ? "'\(text)" : text }

  /// Returns the original of a text in a file.
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
