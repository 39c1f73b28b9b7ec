import GtkBridge
import Testing

@testable import Notes

@Suite("Previews")
struct PreviewListTests {
  @Test("show every screen in two states, and can be drawn")
  func all() throws {
    #expect(Preview.all.count == 6)
    #expect(Set(Preview.all.map(\.name)) == ["BasketView", "WishListView", "TourView"])
    for preview in Preview.all {
      let text = try preview.snapshot().text
      #expect(text.contains("button \"Count\""))
    }
  }
}
