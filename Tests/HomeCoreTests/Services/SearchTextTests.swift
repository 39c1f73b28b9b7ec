import HomeCore
import Testing

@Suite("Search text")
struct SearchTextTests {
  @Test(
    "finds words by their beginning, and Korean from any syllable on",
    arguments: [
      ("moon", "The Moonlight", true), ("OO", "The Moonlight", false), ("light moon", "moon light", true),
      ("바다", "푸른바다의 전설", true), ("다의", "푸른바다의 전설", true), ("바의", "푸른바다의 전설", false),
      ("전설 푸른", "푸른바다의 전설", true), ("", "anything", true), ("  \t", "anything", true), ("  -- ", "anything", false),
      ("a", "", false),
      ("19", "1984년", true), ("84", "1984년", false), ("년", "1984년", true), ("é", "e\u{301}tude", true),
      ("Brandao", "Ana Brandão", true), ("brandão", "BRANDAO", true), ("bra\u{303}ndao", "Brandao", true),
      ("strasse", "Straße", true), ("Łódź", "lodz", true), ("istanbul", "İSTANBUL", true), ("Άλφα", "αλφα", true),
      ("가", "ガ", false), ("か", "が", false), ("서울", "서울", true), ("ㄱ", "가", true), ("ㄱ", "나", false),
      ("ㅂㄷ", "푸른바다의 전설", true), ("ㅍㄹㅂ ㅈㅅ", "푸른바다의 전설", true), ("ㄷㅂ", "푸른바다의 전설", false), ("바ㄷ", "바다", true),
      ("바ㄷ", "바람", false), ("푸른바ㄷㅇ", "푸른바다의 전설", true), ("푸른바ㄷㅈ", "푸른바다의 전설", false), ("ㄲ", "꿈", true),
      ("ㄱ", "꿈", false), ("3ㄱ", "토지 3권", true), ("ㅌㅈ3", "토지3권", true), ("ㅋㅋ", "ㅋㅋㅋ 만화", true), ("하하ㅋㅋ", "하하ㅋㅋㅋ", true),
      ("ㄳ", "감사", true), ("ㅏ", "아", false), ("바", "박", false),
      ("\u{1F4DA}", "책 \u{1F4DA}벌레", true), ("\u{1F4DA}", "anything", false), ("벌레", "책\u{1F4DA}벌레", true),
      ("\u{1F469}\u{200D}\u{1F4BB}", "a \u{1F469}\u{1F3FD}\u{200D}\u{1F4BB} b", true), ("!", "!", false),
    ])
  func matching(query: String, text: String, isFound: Bool) {
    #expect(SearchText.matches(query, in: text) == isFound)
  }

  @Test("finds words spread over several texts")
  func severalTexts() {
    #expect(SearchText.matches("moon kim", in: "The Moon", "Kim Hana"))
    #expect(!SearchText.matches("moon lee", in: "The Moon", "Kim Hana"))
  }

  @Test("gives the keys that an index needs")
  func keys() {
    #expect(SearchText.keys(of: "Moon, 바다의!") == ["moon", "ㅂ바ㄷ다ㅇ의", "ㅂㄷㅇ", "ㄷ다ㅇ의", "ㄷㅇ", "ㅇ의"])
    #expect(SearchText.decisiveWords(of: "moo 바ㄷ") == ["moo", "ㅂ바ㄷ"])
    #expect(SearchText.words(of: "A-b  1c") == ["a", "b", "1c"])
  }
}
