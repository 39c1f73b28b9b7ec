import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Scroll views inside scroll views, by a real wheel.
  @Suite @MainActor struct NestedScrollTests {
    private struct Shelves: View {
      var body: some View {
        ScrollView {
          VStack {
            ForEach(0..<12) { row in
              ScrollView(.horizontal) {
                HStack { ForEach(0..<12) { column in Text("\(row),\(column)").frame(width: 90, height: 90) } }
              }
            }
          }
        }
      }
    }

    @Test func wheelReachesTheScrollViewOfItsAxis() async throws {
      let host = try ViewHost { Shelves() }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      func offset(of text: String) throws -> Bounds {
        let window = try #require(Gtk.shownWindows.first)
        return try #require(window.label(text)).bounds(in: window)
      }
      let before = try offset(of: "0,0")
      try InputDevices.turnWheel(3, atX: 150, y: 200)
      #expect(await MainLoop.wait { (try? offset(of: "0,0").y).map { $0 < before.y } == true })
      #expect(try offset(of: "0,0").x == before.x)
      try InputDevices.turnWheel(3, atX: 150, y: 200, holding: "shift")
      #expect(
        await MainLoop.wait {
          (0..<12).contains { row in (try? offset(of: "\(row),0").x).map { $0 < before.x } == true }
        })
      withExtendedLifetime(host) {}
    }
  }
}
