import Foundation
import HomeCore

/// A column of a kind of records: what a file may have in it, and what is stored then.
struct RecordColumn: Sendable {
  /// What a text has to be.
  enum Content: Sendable {
    /// Any text of at most so many bytes.
    case text(maximumLength: Int)
    /// A text with something in it.
    case name
    /// A whole number.
    case integer(ClosedRange<Int>)
    /// `true` or `false`.
    case flag
    /// A day such as `2026-11-21`, which is stored as the milliseconds of its midnight in Greenwich.
    case day
    /// One of these.
    case choice([String])

    /// Whether it is a text to other programs, too, and neither a number nor a truth value.
    var isText: Bool {
      switch self {
      case .integer, .flag: false
      case .text, .name, .day, .choice: true
      }
    }
  }

  /// What the column is called in files that are exported.
  let name: String
  /// What may be in it.
  let content: Content
  /// What is stored for a row that has nothing in it; such a row is bad if this is `nil`.
  let standard: Value?

  /// What files that are imported may call it, as ``plain(_:)`` gives it.
  private let headers: Set<String>

  /// - Parameter otherNames: What it may be called in files beside its name.
  init(name: String, otherNames: [String] = [], content: Content, standard: Value? = nil) {
    self.name = name
    self.content = content
    self.standard = standard
    headers = Set((otherNames + [name]).map(Self.plain))
  }

  /// Whether a file may call the column so.
  ///
  /// - Parameter header: What it is called there, made ``plain(_:)``.
  func isCalled(_ header: String) -> Bool { headers.contains(header) }

  /// A name without what people do differently: capitals, spaces, lines between words.
  static func plain(_ header: String) -> String {
    header.lowercased().precomposedStringWithCanonicalMapping.filter { $0.isLetter || $0.isNumber }
  }

  /// What is to be stored for a text.
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
      guard text.utf8.count == 10, let date = try? Date(text, strategy: Self.days) else { return nil }
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

  /// The longest name, title or author, in bytes. Search stores Korean words from each of their syllables on, which is much
  /// for words that do not end.
  static let maximumNameLength = 500

  static let days = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
}

extension String {
  /// How a text begins that may be of any length.
  func excerpt(_ length: Int) -> String { count > length ? prefix(length) + "…" : self }
}
