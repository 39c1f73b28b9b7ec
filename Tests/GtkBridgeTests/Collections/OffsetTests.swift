import GtkBridge
import Testing

/// The requests of lists to the data behind them.
@Suite struct OffsetTests {
  @Test func elementsAreRemoved() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 2, 5, 9])
    #expect(String(letters) == "bde")
  }

  private static let moves: [(source: IndexSet, destination: Int, result: String)] = [
    ([0], 3, "bcadef"), ([3], 0, "dabcef"), ([1, 4], 2, "abecdf"), ([2], 2, "abcdef"), ([2], 3, "abcdef"),
    ([0, 1], 6, "cdefab"), ([5], 6, "abcdef"), ([9], 0, "abcdef"),
  ]

  @Test func elementsAreMoved() {
    for move in Self.moves {
      var letters = Array("abcdef")
      letters.move(fromOffsets: move.source, toOffset: move.destination)
      #expect(String(letters) == move.result, "\(move)")
    }
  }
}
