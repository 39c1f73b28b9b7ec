/// A formatter that fills a message's placeholders: `%@` takes the next argument, `%2$@` the second, and `%%` is a
/// percent sign.
///
/// Translations are untrusted input. A placeholder without an argument stays as written, and any other sequence after a
/// percent sign is plain text, so a message can only read the arguments it was given.
nonisolated enum MessageFormat {
  /// The placeholder for the next argument.
  static let gap = "%@"

  /// Returns a literal with its percent signs escaped for a message.
  static func escaping(_ literal: String) -> String {
    literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
  }

  /// Returns the message with its placeholders filled. Linear in the lengths of message and arguments.
  static func fill(_ message: String, with arguments: [String]) -> String {
    guard message.utf8.contains(UInt8(ascii: "%")) else { return message }
    var result = ""
    var next = arguments.startIndex
    var rest = Substring(message)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
      } else if rest.first == "@" {
        result += arguments.indices.contains(next) ? arguments[next] : gap
        next += 1
        rest.removeFirst()
      } else if let (number, end) = position(in: rest), arguments.indices.contains(number - 1) {
        result += arguments[number - 1]
        rest = rest[end...]
      } else {
        result += "%"
      }
    }
    return result + rest
  }

  /// Returns the number in `2$@` and the end of the placeholder.
  private static func position(in text: Substring) -> (number: Int, end: Substring.Index)? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    let rest = text[digits.endIndex...]
    // The limit of three digits prevents integer overflow; no message has a thousand arguments.
    guard digits.count <= 3, let number = Int(digits), rest.hasPrefix("$@") else { return nil }
    return (number, rest.index(rest.startIndex, offsetBy: 2))
  }
}
