import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// Real keys in tables.
  @Suite @MainActor struct TableKeyTests {
    private struct Person: Identifiable {
      let id: Int
    }

    private struct People: View {
      var body: some View {
        Button("above") {}
        Table((0..<40).map { Person(id: $0) }) {
          TableColumn("Name") { Text("name \($0.id)") }
          TableColumn("Call") { person in Button("call \(person.id)") {} }
          TableColumn("Mail") { person in Button("mail \(person.id)") {} }
        }
        Button("below") {}
      }
    }

    @Test func tabGoesThroughTheControlsOfARowAndLeavesTheTable() async throws {
      let screen = try await ClickedScreen { People() }
      let window = try screen.window
      #expect(await MainLoop.wait { window.button("call 0")?.isMapped == true })
      try #require(window.button("above")).grabFocus()
      for word in ["call 0", "mail 0", "below"] { try await screen.press("Tab", to: word) }
      try await screen.press("shift+Tab", to: "call 0")
      try await screen.press("Right", to: "mail 0")
      try await screen.press("Left", to: "call 0")
      try await screen.press("Tab", to: "mail 0")
      try await screen.press("shift+Tab", to: "call 0")
      try await screen.press("shift+Tab", to: "above")
    }
  }
}
