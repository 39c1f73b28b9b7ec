import GtkBridgeTesting
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct MenuBarExtraTests {
    struct Extras: Scene {
      @State private var isShown = true
      var body: some Scene {
        MenuBarExtra("Title", systemImage: "star") { Button("Action") {} }.menuBarExtraStyle(.menu)
        MenuBarExtra("Title", systemImage: "star", isInserted: $isShown) { Text("Inserted") }.menuBarExtraStyle(.window)
        MenuBarExtra {
          Text("Content")
        } label: {
          Image(systemName: "star")
        }
      }
    }

    @Test func itemIsNotShown() throws {
      let host = try ViewHost {
        Text("window")
        Extras()._tree
      }
      #expect(host.contents == ["window"])
    }
  }
}
