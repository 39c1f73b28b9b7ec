/// Fills the gaps of a message: `%@` takes the next argument, `%2$@` the second, `%%` is a percent sign.
///
/// A translation may come from anybody. A gap for which there is no argument stays as it is written, and anything else
/// after a percent sign is text: no message can read what was not given to it.
nonisolated enum MessageFormat {
  /// What stands in a message for its next argument.
  static let gap = "%@"

  /// The text of a literal as it stands in a message.
  static func escaping(_ literal: String) -> String {
    literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
  }

  /// The message with its gaps filled. Linear in the lengths of message and arguments.
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

  /// The number in `2$@`, and where that ends.
  private static func position(in text: Substring) -> (number: Int, end: Substring.Index)? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    let rest = text[digits.endIndex...]
    // No message has a thousand arguments, and no number of three digits is too large for an `Int`.
    guard digits.count <= 3, let number = Int(digits), rest.hasPrefix("$@") else { return nil }
    return (number, rest.index(rest.startIndex, offsetBy: 2))
  }
}
