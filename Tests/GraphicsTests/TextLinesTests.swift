import Testing

@testable import Graphics

@Suite struct TextLinesTests {
  @Test(arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{85}"])
  func everyLineBreakIsOne(_ lineBreak: String) {
    let text = ["a", "b", "c"].joined(separator: lineBreak)
    #expect(text.hasLineBreak)
    #expect(text.inOneLine == "a b c")
    #expect(text.joiningLines(after: 2) == "a\u{2028}b c")
  }

  @Test func linesAreCountedThroughAllParts() {
    let runs = [TextRun(text: "a\nb"), TextRun(text: "\nc\nd")]
    #expect(runs.joiningLines(after: 2).map(\.text) == ["a\u{2028}b", " c d"])
  }

  @Test func innerStyleCountsForMore() {
    var outer = TextRunStyle()
    outer.color = .red
    outer.isItalic = true
    var inner = TextRunStyle()
    inner.color = .blue
    let both = outer.adding(inner)
    #expect(both.color == .blue && both.isItalic)
  }
}
