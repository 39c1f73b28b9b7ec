/// A namespace for words that may be wider than a narrow window and must break across lines.
package enum LongWord {
  /// The minimum number of characters of a long word. Natural words are rarely that long, so most labels have no extra
  /// cost. In a common font, such a word is half as wide as the narrowest window.
  package static let length = 20
  /// The minimum width of a text with a long word, in characters.
  package static let leastWidth: Int32 = 8
  /// The maximum natural width of a text with a long word, in characters.
  package static let mostWidth: Int32 = 1000

  /// The number of bytes of such a text that are shaped together.
  private static let partLength = 200

  /// Returns the byte ranges of a text that are shaped together. No range splits a Unicode scalar.
  package static func parts(of text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { bytes in
      var parts: [Range<Int>] = []
      var start = 0
      while start < bytes.count {
        var end = min(start + partLength, bytes.count)
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        parts.append(start..<end)
        start = end
      }
      return parts
    }
  }

  /// Returns whether a text contains a word of at least `length` characters. Complexity: O(*n*) in the number of bytes,
  /// without allocations.
  package static func isIn(_ text: String, length: Int = length) -> Bool {
    guard text.utf8.count >= length else { return false }
    var text = text
    return text.withUTF8 { bytes in
      var word = Counter()
      for byte in bytes where word.count(byte) >= length { return true }
      return false
    }
  }

  /// A counter of the characters of the current word.
  private struct Counter {
    private var count = 0

    mutating func count(_ byte: UInt8) -> Int {
      if byte <= 0x20 || byte >= 0xE3 {
        // A space, a control character such as a line break, or a Hangul, Chinese or Japanese character. Lines can
        // break there.
        count = 0
      } else if byte & 0xC0 != 0x80 {
        count += 1
      }
      return count
    }
  }

  /// The maximum number of characters of a word that are shown. Pango and GSK cannot draw much longer words.
  private static let longest = 2000

  /// Returns the text with overlong words truncated with an ellipsis. Complexity: O(*n*). Copies the text only if a
  /// word is truncated.
  package static func shown(_ text: String) -> String {
    guard text.utf8.count > longest else { return text }
    var word = Counter()
    guard text.utf8.contains(where: { word.count($0) > longest }) else { return text }
    word = Counter()
    var result: [UInt8] = []
    var isCut = false
    for byte in text.utf8 {
      let isTooFar = word.count(byte) > longest
      if isTooFar, !isCut { result += Array("…".utf8) }
      isCut = isTooFar
      if !isCut { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the text in one line, truncated to 200 characters, for widgets that GTK creates itself, such as tabs.
  package static func brief(_ text: String) -> String {
    text.utf8.count > 200 ? String(text.prefix(200)).inOneLine + "…" : text.inOneLine
  }

  /// Returns the text with break opportunities inside long words, for widgets that GTK creates itself, such as
  /// tooltips, and that break lines only between words. Truncates the text to `limit` characters.
  package static func broken(_ text: String, limit: Int = 1000) -> String {
    guard isIn(text) || text.utf8.count > limit else { return text }
    var result = ""
    var count = 0
    for (index, character) in text.enumerated() {
      guard index < limit else { return result + "…" }
      count = character.isWhitespace ? 0 : count + 1
      if count == length {
        result.append("\u{200B}")
        count = 0
      }
      result.append(character)
    }
    return result
  }
}
