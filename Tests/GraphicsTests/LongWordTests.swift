import Testing

@testable import Graphics

/// Words that are longer than a narrow window is wide.
@Suite struct LongWordTests {
  private func word(_ length: Int) -> String { String(repeating: "W", count: length) }

  @Test func wordIsLongFromTwentyCharacters() {
    #expect(!LongWord.isIn(word(19)))
    #expect(LongWord.isIn(word(20)))
    #expect(LongWord.isIn("a " + word(20) + " b"))
    #expect(!LongWord.isIn(Array(repeating: word(19), count: 9).joined(separator: " ")))
    #expect(!LongWord.isIn(String(repeating: "가", count: 300)), "lines break between Hangul syllables")
    #expect(LongWord.isIn(String(repeating: "é", count: 20)), "characters count, not bytes")
  }

  @Test func whatIsFarTooLongIsCut() {
    #expect(LongWord.shown(word(2_000)) == word(2_000))
    #expect(LongWord.shown("a " + word(90_000) + " b") == "a " + word(2_000) + "… b")
    let sentence = Array(repeating: "word", count: 1_000).joined(separator: " ")
    #expect(LongWord.shown(sentence) == sentence, "only words are cut")
  }

  @Test func koreanWordsStayInOneLine() {
    let text = "책 주문하기 a나 abc 아홉글자의단어입니다\n취소"
    let words = HangulWord.ranges(in: text).map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    #expect(words == ["주문하기", "a나", "취소"])
    #expect(HangulWord.ranges(in: "Buy it now").isEmpty && HangulWord.ranges(in: "").isEmpty)
    #expect(HangulWord.isIn(text) && !HangulWord.isIn("Crème brûlée, 日本") && !HangulWord.isIn(""))
  }

  @Test func longWordGetsPlacesToBreak() {
    #expect(LongWord.broken("short") == "short")
    #expect(LongWord.broken(word(40)).filter { $0 == "\u{200B}" }.count == 2)
    #expect(LongWord.broken(word(2_000), limit: 100).hasSuffix("…"))
  }

  @Test func partsCoverTheTextAndSplitNoCharacter() {
    let text = String(repeating: "é", count: 333)
    let parts = LongWord.parts(of: text)
    #expect(parts.first?.lowerBound == 0 && parts.last?.upperBound == text.utf8.count)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    let bytes = Array(text.utf8)
    #expect(parts.allSatisfy { String(validating: bytes[$0], as: UTF8.self) != nil })
  }
}
