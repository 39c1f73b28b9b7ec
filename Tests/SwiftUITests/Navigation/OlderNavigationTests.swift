import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct OlderNavigationTests {
    private struct Screen: View {
      @State var selection: Int?

      var body: some View {
        NavigationView {
          VStack {
            NavigationLink(destination: Text("detail one"), tag: 1, selection: $selection) { Text("one") }
            NavigationLink("two", destination: Text("detail two"), tag: 2, selection: $selection)
            Button("go to two") { selection = 2 }
            Text(verbatim: selection.map { "at \($0)" } ?? "at root")
          }
          .navigationBarTitle(Text("Numbers"), displayMode: .inline)
        }
        .navigationViewStyle(.stack)
      }
    }

    @Test func linksFollowTheirSelection() async throws {
      let host = try ViewHost { Screen() }
      try await host.wait(for: "at root")
      try await host.wait(for: "Numbers")
      try host.tap("go to two")
      try await host.wait(for: "detail two")
      try host.tap("Back")
      try await host.wait(for: "at root")
      try host.tap("one")
      try await host.wait(for: "detail one")
      host.close()
    }

    @Test func tabsHaveTheirLabelsAndValues() async throws {
      struct Tabs: View {
        @State var tab = "b"
        var body: some View {
          VStack {
            TabView(selection: $tab) {
              Tab("First", systemImage: "star", value: "a") { Text("page a") }
              TabSection("Rest") {
                Tab("Second", systemImage: "gear", value: "b") { Text("page b") }
              }
            }
            Text(verbatim: "tab \(tab)")
          }
        }
      }
      let host = try ViewHost { Tabs() }
      try await host.wait(for: "tab b")
      #expect(try host.label("page b").isMapped)
      #expect(host.findLabel("page a") == nil)
      try host.element(named: "First").tap()
      try await host.wait(for: "tab a")
      #expect(await MainLoop.wait { host.findLabel("page a") != nil })
      host.close()
    }
  }
}
