import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct SplitColumnWidthTests {
    private struct Screen: View {
      @State var width = 200.0

      var body: some View {
        NavigationSplitView {
          VStack {
            Text("sidebar").frame(maxWidth: .infinity, maxHeight: .infinity)
            Button("widen") { width = 320 }
          }
          .navigationSplitViewColumnWidth(min: 150, ideal: width)
        } detail: {
          Text("detail")
        }
        .navigationSplitViewStyle(.balanced)
      }
    }

    @Test func sidebarHasTheWidthOfItsContent() async throws {
      let host = try ViewHost(size: CGSize(width: 900, height: 300)) { Screen() }
      try await host.wait(for: "sidebar")
      func width() throws -> Double {
        Double(try #require(host.widgets.first { $0.typeName == "GtkPaned" }).firstWidth)
      }
      #expect(await MainLoop.wait { (try? width()) == 200 })
      try host.tap("widen")
      #expect(await MainLoop.wait { (try? width()) == 320 })
      host.close()
    }
  }
}

extension Gtk.Widget {
  /// The width of the first child.
  fileprivate var firstWidth: Int { children.first.map { Int($0.width) } ?? 0 }
}
