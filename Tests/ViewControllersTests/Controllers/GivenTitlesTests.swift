import Testing
import ViewControllers

/// The title of a screen whose parts set titles and are removed.
@Suite struct GivenTitlesTests {
  private final class Part {}

  @Test func latestTitleCountsUntilItsPartLeaves() {
    var titles = GivenTitles()
    let (around, inside) = (Part(), Part())
    #expect(titles.set("Around", by: around, insteadOf: "Own") == "Around")
    #expect(titles.set("Inside", by: inside, insteadOf: "Around") == "Inside")
    #expect(titles.set("Another", by: around, insteadOf: "Inside") == "Inside")
    #expect(titles.set(nil, by: inside, insteadOf: "Inside") == "Another")
    #expect(titles.set(nil, by: around, insteadOf: "Another") == "Own")
  }

  @Test func partWithoutATitleChangesNothing() {
    var titles = GivenTitles()
    #expect(titles.set(nil, by: Part(), insteadOf: "Own") == "Own")
    #expect(titles.set(nil, by: Part(), insteadOf: nil) == nil)
  }
}
