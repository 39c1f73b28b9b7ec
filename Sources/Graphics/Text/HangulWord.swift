/// A namespace for Korean words, which are not broken across lines.
///
/// Unicode, and so Pango, permits a line break after each Hangul syllable. Korean text is easier to read if lines break
/// between words, as iOS does by default (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`).
package enum HangulWord {
  /// The maximum number of characters of a word that is not broken. In large text, it fits into the narrowest window.
  package static let longest = 8

  /// Returns whether a text contains Hangul. Complexity: O(*n*) in the number of bytes, without allocations.
  package static func isIn(_ text: String) -> Bool { text.containsByte(where: isLeadOfHangul) }

  /// Returns the byte ranges of the words with Hangul that are not broken. Complexity: O(*n*) in the number of bytes,
  /// without allocations for a text without such words.
  package static func ranges(in text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.contains(where: isLeadOfHangul) else { return [] }
      var ranges: [Range<Int>] = []
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex { $0 <= 0x20 } ?? bytes.count
        let word = bytes[start..<end]
        let count = word.lazy.filter { $0 & 0xC0 != 0x80 }.count
        if (2...longest).contains(count), word.contains(where: isLeadOfHangul) { ranges.append(start..<end) }
        start = end + 1
      }
      return ranges
    }
  }

  /// Returns whether a byte begins a character from U+A000 to U+DFFF, which are Hangul syllables apart from rare scripts.
  private static func isLeadOfHangul(_ byte: UInt8) -> Bool { (0xEA...0xED).contains(byte) }
}
