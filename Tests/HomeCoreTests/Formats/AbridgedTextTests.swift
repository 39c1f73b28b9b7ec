import HomeCore
import Testing

@Suite("What a sentence quotes")
struct AbridgedTextTests {
  @Test("is whole where it is short", arguments: ["", "Moby-Dick", String(repeating: "가", count: 40)])
  func short(_ text: String) {
    #expect(text.abridged == text)
  }

  @Test("is cut between characters where it is long", arguments: ["W", "가", "👩🏽‍🚀"])
  func long(_ character: String) {
    let text = String(repeating: character, count: 300)
    #expect(text.abridged == String(repeating: character, count: 40) + "…")
  }
}
