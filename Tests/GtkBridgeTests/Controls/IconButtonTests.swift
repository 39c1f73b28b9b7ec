import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct IconButtonTests {
    @Test func iconGivesTheButtonItsName() throws {
      let screen = TestScreen {
        Button {
        } label: {
          Image(systemName: "heart").accessibilityLabel("Add to favourites")
        }
      }
      let button = try #require(screen.root.all("GtkButton").first)
      #expect(button.isLabelledByAnother)
      #expect(button.images.first?.accessible(.label) == "Add to favourites")
    }
  }
}
