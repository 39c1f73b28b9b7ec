import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Content that is wider than its window.
  @Suite @MainActor struct WideContentTests {
    private struct Wide: View {
      var body: some View {
        VStack {
          HStack(spacing: 0) {
            Text("left").frame(width: 200)
            Text("middle").frame(width: 200)
            Text("right").frame(width: 200)
          }
          Text("below")
        }
      }
    }

    private func expectCentred<Content: View>(@ViewBuilder _ content: () -> Content) throws {
      let screen = try PresentingScreen(width: 400, height: 300) { content() }
      defer { screen.close() }
      #expect(MainLoop.pump(timeout: .seconds(20)) { screen.root.label("middle")?.isMapped == true })
      let middle = try #require(screen.root.label("middle")).bounds(in: screen.root)
      #expect(screen.root.size.width == 400)
      #expect(abs(middle.x + middle.width / 2 - Int(screen.root.width) / 2) <= 1)
    }

    @Test func isCentredAndDoesNotWidenTheWindow() throws { try expectCentred { Wide() } }

    @Test func isCentredOnAPageOfANavigation() throws { try expectCentred { NavigationStack { Wide() } } }

    @Test func isCentredInAScrollView() throws { try expectCentred { ScrollView { Wide() } } }

    @Test func isCentredOnAPageOfTabs() throws {
      try expectCentred { TabView { Wide().tabItem { Text("tab") } } }
    }

    @Test func comesLaterAndDoesNotWidenTheWindow() throws {
      struct Growing: View {
        @State private var isWide = false
        var body: some View {
          VStack {
            Button("grow") { isWide = true }
            if isWide { Wide() }
          }
        }
      }
      let screen = try PresentingScreen(width: 400, height: 300) { Growing() }
      defer { screen.close() }
      try screen.tap("grow")
      #expect(MainLoop.pump(timeout: .seconds(20)) { screen.root.label("middle")?.isMapped == true })
      #expect(screen.root.size.width == 400)
    }
  }
}
