import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct LinkIndicatorTests {
    private struct Links: View {
      let visibility: Visibility

      var body: some View {
        NavigationStack {
          List {
            NavigationLink("first") { Text("page 1") }
            NavigationLink("second") { Text("page 2") }.navigationLinkIndicatorVisibility(visibility)
          }
        }
      }
    }

    @Test(arguments: [(Visibility.hidden, 1), (.visible, 2), (.automatic, 2)])
    func aLinkShowsItsArrow(_ visibility: Visibility, _ count: Int) async throws {
      let host = try ViewHost(size: CGSize(width: 300, height: 300)) { Links(visibility: visibility) }
      try await host.wait(for: "second")
      #expect(host.widgets.filter { $0.hasStyleClass("row-arrow") && $0.isMapped }.count == count)
      host.close()
    }

    private struct Columns: View {
      @State private var column = NavigationSplitViewColumn.detail

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("sidebar")
          Button("forward") { column = .detail }
        } detail: {
          Text(column == .detail ? "detail in front" : "detail behind")
          Button("back") { column = .sidebar }
        }
      }
    }

    @Test func narrowWindowShowsThePreferredColumn() async throws {
      let host = try ViewHost(size: CGSize(width: 360, height: 300)) { Columns() }
      #expect(await MainLoop.wait { host.findLabel("detail in front") != nil && host.findLabel("sidebar") == nil })
      try host.tap("back")
      #expect(await MainLoop.wait { host.findLabel("sidebar") != nil })
      try host.tap("forward")
      #expect(await MainLoop.wait { host.findLabel("detail in front") != nil && host.findLabel("sidebar") == nil })
      // The user goes back, too, which the binding follows.
      try #require(host.widgets.first { $0.hasStyleClass("back") || $0.tooltip == "Back" }).emit("clicked")
      #expect(await MainLoop.wait { host.findLabel("sidebar") != nil })
      try host.tap("forward")
      #expect(await MainLoop.wait { host.findLabel("detail in front") != nil })
      host.close()
    }
  }
}
