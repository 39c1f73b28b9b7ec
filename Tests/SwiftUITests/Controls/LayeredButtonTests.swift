import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct LayeredButtonTests {
    @Test func layersHaveNoFrame() throws {
      let host = try ViewHost {
        Button {
        } label: {
          ZStack {
            Color.red.frame(width: 80, height: 40)
            Text("a")
          }
        }
      }
      let button = try #require(host.widgets.first { $0.typeName == "GtkButton" && $0.labelTexts == ["a"] })
      #expect((button.width, button.height) == (80, 40))
    }

    @Test func firstColumnOfSeveralIsShown() throws {
      let host = try ViewHost {
        NavigationView {
          Text("list")
          Text("nothing is chosen")
          Text("third")
        }
      }
      #expect(host.contents.contains("list") && !host.contents.contains("third"))
      #expect(!host.contents.contains("nothing is chosen"))
    }
  }
}
