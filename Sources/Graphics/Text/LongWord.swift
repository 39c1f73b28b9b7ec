/// A word that may be wider than a narrow window, so that a line has to be broken inside it.
package enum LongWord {
  /// How many characters it has at least. Hardly any word of people's languages is that long, so that labels usually cost
  /// nothing more; and in a usual font such a word is half as wide as the narrowest window.
  package static let length = 20
  /// The narrowest column that a text with such a word is put into, in characters.
  package static let leastWidth: Int32 = 8
  /// The widest line that a text with such a word asks for, in characters.
  package static let mostWidth: Int32 = 1000

  /// How many bytes of such a text are shaped together.
  private static let partLength = 200

  /// The parts of a text that are shaped together, in bytes; none begins inside a character.
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

  /// Whether a text has such a word. Complexity: O(*n*) in the bytes of the text, without any allocation.
  package static func isIn(_ text: String) -> Bool {
    guard text.utf8.count >= length else { return false }
    var text = text
    return text.withUTF8 { bytes in
      var word = Counter()
      for byte in bytes where word.count(byte) >= length { return true }
      return false
    }
  }

  /// Counts the characters of the word that a text is in.
  private struct Counter {
    private var count = 0

    mutating func count(_ byte: UInt8) -> Int {
      if byte <= 0x20 || byte >= 0xE3 {
        // A space, a control character such as a line break, or one of Hangul, Chinese or Japanese, between which lines break.
        count = 0
      } else if byte & 0xC0 != 0x80 {
        count += 1
      }
      return count
    }
  }

  /// The most characters of a word that are shown: longer ones are nobody's words, and take Pango and GSK more than they
  /// can draw.
  private static let longest = 2000

  /// The text with what is too long in such words cut off. Complexity: O(*n*), and nothing is copied where nothing is cut.
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

  /// The text in one line that is short enough for a widget that GTK makes of it, such as a tab.
  package static func brief(_ text: String) -> String {
    text.utf8.count > 200 ? String(text.prefix(200)).inOneLine + "…" : text.inOneLine
  }

  /// The text with places at which toolkits that break lines only between words may break such words: for texts in widgets
  /// that GTK makes itself, such as tooltips. What is far too long is cut.
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
