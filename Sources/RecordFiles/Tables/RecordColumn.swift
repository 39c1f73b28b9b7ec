import Foundation
import HomeCore

/// A column of a record kind: its names, permitted contents and default value.
package struct RecordColumn: Sendable {
  package enum Content: Sendable {
    /// Any text up to a length in bytes.
    case text(maximumLength: Int)
    /// Text that is not blank.
    case name
    /// An integer in a range.
    case integer(ClosedRange<Int>)
    /// `true` or `false`.
    case flag
    /// A date such as `2026-11-21`, stored as the milliseconds of its midnight in UTC.
    case day
    /// One of a set of texts.
    case choice([String])

    /// Indicates whether exported files represent the value as text, rather than as a number or a Boolean.
    package var isText: Bool {
      switch self {
      case .integer, .flag: false
      case .text, .name, .day, .choice: true
      }
    }
  }

  /// The column's name in exported files.
  package let name: String
  package let content: Content
  /// The default value of an empty field, or `nil` if the field is required.
  let standard: Value?

  /// The accepted headers, normalised by ``plain(_:)``.
  private let headers: Set<String>

  /// - Parameter otherNames: The accepted headers besides the name.
  init(name: String, otherNames: [String] = [], content: Content, standard: Value? = nil) {
    self.name = name
    self.content = content
    self.standard = standard
    headers = Set((otherNames + [name]).map(Self.plain))
  }

  /// Returns whether a file may use a header for this column.
  ///
  /// - Parameter header: The header, normalised by ``plain(_:)``.
  func isCalled(_ header: String) -> Bool { headers.contains(header) }

  /// Normalises a header: lowercase letters and digits in composed form, without spaces and punctuation.
  static func plain(_ header: String) -> String {
    header.lowercased().precomposedStringWithCanonicalMapping.filter { $0.isLetter || $0.isNumber }
  }

  func value(of text: String?) throws(BadRecord) -> Value {
    if let text, let value = parse(text) { return value }
    if text ?? "" == "", let standard { return standard }
    let text = text ?? ""
    if text.isEmpty { throw BadRecord(reason: String(localized: "There is no “\(name)”.")) }
    throw BadRecord(reason: problem(with: text.excerpt(40)))
  }

  private func parse(_ text: String) -> Value? {
    switch content {
    case .text(let maximumLength):
      return text.utf8.count <= maximumLength ? .text(text) : nil
    case .name:
      let isName = text.utf8.count <= Self.maximumNameLength && !text.allSatisfy(\.isWhitespace)
      return isName ? .text(text) : nil
    case .integer(let range):
      return Int(text).flatMap { range.contains($0) ? .integer($0) : nil }
    case .flag:
      return switch text.lowercased() {
      case "true", "1": .flag(true)
      case "false", "0": .flag(false)
      default: nil
      }
    case .day:
      // Foundation reads the 30th of February as the 1st of March.
      guard let date = try? Date(text, strategy: Self.days), date.formatted(Self.days) == text else { return nil }
      return .integer(Milliseconds(date).count)
    case .choice(let choices):
      return choices.contains(text) ? .text(text) : nil
    }
  }

  private func problem(with text: String) -> String {
    switch content {
    case .text(let maximumLength):
      String(localized: "“\(name)” is longer than \(maximumLength) bytes: “\(text)”.")
    case .name:
      String(localized: "“\(name)” is blank, or longer than \(Self.maximumNameLength) bytes: “\(text)”.")
    case .integer(let range) where range.upperBound == .max:
      String(localized: "“\(name)” is not a whole number from \(range.lowerBound): “\(text)”.")
    case .integer(let range):
      String(localized: "“\(name)” is not a whole number from \(range.lowerBound) to \(range.upperBound): “\(text)”.")
    case .flag: String(localized: "“\(name)” is neither true nor false: “\(text)”.")
    case .day: String(localized: "“\(name)” is not a day such as 2026-11-21: “\(text)”.")
    case .choice(let choices):
      String(localized: "“\(name)” is none of \(choices.joined(separator: ", ")): “\(text)”.")
    }
  }

  /// The maximum length of a name, title or author in bytes. The search index stores every suffix of a Korean word,
  /// which grows quadratically with its length.
  static let maximumNameLength = 500

  static let days = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
}

extension String {
  /// Returns the text truncated to a length with an ellipsis.
  func excerpt(_ length: Int) -> String { count > length ? prefix(length) + "…" : self }
}
