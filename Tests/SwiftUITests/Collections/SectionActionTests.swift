import GtkBridgeTesting
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct SectionActionTests {
    private struct Fruit: View {
      @State private var isShown = false
      @State private var count = 0

      var body: some View {
        List {
          Section {
            Text("apple")
          } header: {
            Text("fruit")
          } footer: {
            Text("footer \(count)")
          }
          .sectionActions { Button("add") { count += 1 } }
          Section("closed", isExpanded: $isShown) { Text("hidden") }
          Section("fixed", isExpanded: $isShown) { Text("pear") }.collapsible(false)
        }
      }
    }

    @Test func actionsFollowTheContent() async throws {
      let host = try ViewHost(size: CGSize(width: 400, height: 500)) { Fruit() }
      try await host.wait(for: "apple")
      let texts = host.contents
      #expect(texts.prefix(4) == ["fruit", "apple", "add", "footer 0"])
      try host.tap("add")
      try await host.wait(for: "footer 1")
      host.close()
    }

    @Test func sectionThatDoesNotCollapseShowsItsContent() async throws {
      let host = try ViewHost(size: CGSize(width: 400, height: 500)) { Fruit() }
      try await host.wait(for: "pear")
      #expect(!host.texts.contains("hidden"))
      host.close()
    }
  }
}
