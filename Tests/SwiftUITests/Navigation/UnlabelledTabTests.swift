import GtkBridgeTesting
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct UnlabelledTabTests {
    private struct Screen: View {
      @State private var tab = 1

      var body: some View {
        VStack {
          TabView(selection: $tab) {
            Tab(value: 1) { Text("first page") }
            Tab(value: 2) { Text("second page") }
          }
          Button("next") { tab = 2 }
        }
      }
    }

    @Test func theApplicationSelectsTabsWithoutLabels() async throws {
      let host = try ViewHost { Screen() }
      try await host.wait(for: "first page")
      try host.tap("next")
      try await host.wait(for: "second page")
      host.close()
    }
  }
}
