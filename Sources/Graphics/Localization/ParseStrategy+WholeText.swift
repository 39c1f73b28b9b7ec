import Foundation

extension ParseStrategy where ParseInput == String {
  /// Returns the value of a text, or `nil` if the strategy reads only the beginning of the text.
  ///
  /// Foundation's strategies for numbers stop at the first unknown character: in an English locale, they read "1,5" as
  /// 1. Spaces inside a number are ignored, as in "1 500".
  ///
  /// - Parameter format: A closure that writes a value. The text may contain the closure's suffix of a number, such as
  ///   a currency.
  package func value(ofWhole text: String, writtenBy format: (ParseOutput) -> String) -> ParseOutput? {
    guard self is any NumberParsing else { return try? parse(text) }
    for text in [text, text.filter { !$0.isWhitespace }] {
      guard let value = try? parse(text) else { continue }
      if NumberText(text)?.isWhole(asWrittenIn: format(value), reading: { (try? parse($0)).map { "\($0)" } }) == true {
        return value
      }
    }
    return nil
  }
}

/// A strategy of Foundation's that reads numbers.
private protocol NumberParsing {}
extension IntegerParseStrategy: NumberParsing {}
extension FloatingPointParseStrategy: NumberParsing {}
extension Decimal.ParseStrategy: NumberParsing {}

/// A text with a number: its groups of digits, their separators, and the characters after the last digit.
private struct NumberText {
  private let start: Substring
  private let groups: [Substring]
  private let separators: [Substring]
  private let end: String

  init?(_ text: String) {
    guard let first = text.firstIndex(where: \.isDigit), let last = text.lastIndex(where: \.isDigit) else { return nil }
    start = text[..<first]
    groups = text[first...last].split { !$0.isDigit }
    separators = text[first...last].split(whereSeparator: \.isDigit)
    end = text[last...].dropFirst().trimmingCharacters(in: .whitespaces)
  }

  /// Returns whether a reader reads the text to its end.
  ///
  /// - Parameters:
  ///   - written: The text as the format writes the value that was read.
  ///   - read: The reader, which returns a description of the value, or `nil` for a text that it cannot read.
  func isWhole(asWrittenIn written: String, reading read: (String) -> String?) -> Bool {
    // The last digit changes the result only if the reader gets there. Among zeros, no precision is too low for it. An
    // exponent needs another digit before it.
    let reachesLastDigit = ["0", "1"].contains { read(digits(from: $0, to: "0")) != read(digits(from: $0, to: "1")) }
    guard reachesLastDigit, isGrouped(reading: read) else { return false }
    // The user is still typing the digits after a decimal separator.
    return end.isEmpty || written.contains(end) || read("0\(end)1") != read("0") || read("\(end)1") == read("1")
  }

  /// Returns the text up to the last digit with other digits: the first one, zeros, and the last one.
  private func digits(from first: String, to last: String) -> String {
    var text = String(start)
    for (index, group) in groups.enumerated() {
      if index > 0 { text += separators[index - 1] }
      var digits = Array(repeating: "0", count: group.count)
      if index == 0 { digits[0] = first }
      if index == groups.count - 1 { digits[group.count - 1] = last }
      text += digits.joined()
    }
    return text
  }

  /// Returns whether the groups of digits are of thousands. Some countries have smaller ones before the last. A reader takes
  /// other groups as well, and so would read "1,23" as 123.
  private func isGrouped(reading read: (String) -> String?) -> Bool {
    let isGrouping = separators.map { !$0.allSatisfy(\.isWhitespace) && read("1\($0)5") == read("1") }
    return separators.indices.allSatisfy { index in
      guard isGrouping[index] else { return true }
      let count = groups[index + 1].count
      return count == 3 || count == 2 && isGrouping.dropFirst(index + 1).first == true
    }
  }
}

extension Character {
  /// Indicates whether the character is a decimal digit of any script.
  fileprivate var isDigit: Bool { unicodeScalars.allSatisfy { $0.properties.numericType == .decimal } }
}
