import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The keys in the sidebar of a split view. If the columns share a place, a page that opens covers the sidebar.
  @Suite @MainActor struct SplitKeyTests {
    /// Rows that are links without a destination, or texts, whose detail column follows the selection.
    private struct Shelves: View {
      let areLinks: Bool
      @State private var shelf: String?
      var body: some View {
        NavigationSplitView {
          List(selection: $shelf) {
            ForEach(["a", "b", "c"], id: \.self) { name in
              if areLinks { NavigationLink("shelf \(name)", value: name) } else { Text("shelf \(name)") }
            }
          }
        } detail: {
          Text("books of \(shelf ?? "none")")
        }
      }
    }

    private func show(width: Double, areLinks: Bool) async throws -> ClickedScreen {
      let screen = try await ClickedScreen(width: width) { Shelves(areLinks: areLinks) }
      let list = try #require(screen.window.first("GtkListView"))
      #expect(await MainLoop.wait { list.children.first { $0.isMapped } != nil })
      list.children.first { $0.isMapped }?.grabFocus()
      #expect(await MainLoop.wait { screen.focusedText == "shelf a" })
      return screen
    }

    @Test(arguments: [true, false], ["Return", "space"])
    func arrowsMoveTheFocusAloneInANarrowWindow(areLinks: Bool, key: String) async throws {
      let screen = try await show(width: 360, areLinks: areLinks)
      try await screen.press("Down", to: "shelf b")
      try await screen.press("End", to: "shelf c")
      try await screen.press("Up", to: "shelf b")
      for _ in 0..<3 { await screen.nextFrame() }
      #expect(!screen.shows("books of b") && !screen.shows("books of c"))
      try InputDevices.press(key)
      #expect(await MainLoop.wait { screen.shows("books of b") })
      try InputDevices.press("alt+Left")
      #expect(await MainLoop.wait { screen.shows("shelf b") && screen.focusedText == "shelf b" })
      try await screen.press("Up", to: "shelf a")
      try InputDevices.press(key)
      #expect(await MainLoop.wait { screen.shows("books of a") })
      screen.close()
    }

    @Test(arguments: [true, false]) func aClickOpensInANarrowWindow(areLinks: Bool) async throws {
      let screen = try await show(width: 360, areLinks: areLinks)
      try await screen.press("Down", to: "shelf b")
      try screen.click("shelf c")
      #expect(await MainLoop.wait { screen.shows("books of c") })
      screen.close()
    }

    @Test(arguments: [true, false]) func arrowsSelectInAWideWindow(areLinks: Bool) async throws {
      let screen = try await show(width: 900, areLinks: areLinks)
      try await screen.press("Down", to: "shelf b")
      #expect(await MainLoop.wait { screen.shows("books of b") })
      screen.close()
    }
  }
}
