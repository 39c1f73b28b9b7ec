import CGtk
import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct ScrollTargetVisibilityTests {
    private struct Lines: View {
      let threshold: Double
      @State private var visible: [Int] = []

      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20) { number in
                Text("line \(number)").frame(height: 50).id(number)
              }
            }
            .scrollTargetLayout()
          }
          .frame(height: 125)
          .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { visible = $0 }
          Text(verbatim: "visible \(visible)")
        }
      }
    }

    @Test(arguments: [(0.5, "visible [0, 1, 2]", "visible [1, 2, 3]"), (0.9, "visible [0, 1]", "visible [1, 2]")])
    func visibleViewsAreReported(_ threshold: Double, _ before: String, _ after: String) async throws {
      let host = try ViewHost(size: CGSize(width: 300, height: 300)) { Lines(threshold: threshold) }
      try await host.wait(for: before)
      let window = try #require(host.widgets.first { $0.typeName == "GtkScrolledWindow" && $0.isMapped })
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(window.opaque), 50)
      try await host.wait(for: after)
      host.close()
    }

    @Test func aProxyAroundTheViewsReachesThem() async throws {
      let host = try ViewHost(size: CGSize(width: 300, height: 300)) {
        ScrollViewReader { proxy in
          Lines(threshold: 0.9)
          Button("Go") { proxy.scrollTo(10, anchor: .top) }
        }
      }
      try await host.wait(for: "visible [0, 1]")
      try host.tap("Go")
      try await host.wait(for: "visible [10, 11]")
      host.close()
    }

    @Test func rowsOfALazyStackAreReported() async throws {
      struct Rows: View {
        @State var visible: [Int] = []
        var body: some View {
          VStack(spacing: 0) {
            ScrollView {
              LazyVStack(spacing: 0) { ForEach(0..<200, id: \.self) { Text("row \($0)").frame(height: 50) } }
            }
            .frame(height: 100)
            .onScrollTargetVisibilityChange(idType: Int.self) { visible = $0 }
            Text(verbatim: "visible \(visible.prefix(1))")
          }
        }
      }
      let host = try ViewHost(size: CGSize(width: 300, height: 300)) { Rows() }
      try await host.wait(for: "visible [0]")
      host.close()
    }
  }
}
