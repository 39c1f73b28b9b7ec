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

    private struct Outer<Inner: View>: View {
      @ViewBuilder let inner: Inner
      var body: some View {
        ScrollView {
          VStack {
            inner.frame(height: 180)
            ForEach(0..<20) { Text("outer \($0)").frame(height: 60) }
          }
        }
      }
    }

    private func expectWheelPasses<Inner: View>(
      sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ inner: () -> Inner
    ) async throws {
      let host = try ViewHost { Outer(inner: inner) }
      defer { host.close() }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      func top() throws -> Int {
        let window = try #require(Gtk.shownWindows.first)
        return try #require(window.label("outer 0")).bounds(in: window).y
      }
      let before = try top()
      try InputDevices.turnWheel(3, atX: 200, y: before - 90)
      #expect(
        await MainLoop.wait { (try? top()).map { $0 < before } == true },
        sourceLocation: sourceLocation)
    }

    /// A scrollable view that shows all of its content passes the wheel to the scroll view around it.
    @Test func wheelPassesContentThatFits() async throws {
      try await expectWheelPasses { ScrollView { VStack { ForEach(0..<3) { Text("inner \($0)").frame(height: 50) } } } }
      try await expectWheelPasses { TextEditor(text: .constant("one\ntwo\nthree")) }
      try await expectWheelPasses { List(0..<2) { Text("inner \($0)") } }
      try await expectWheelPasses { LazyVStack { ForEach(0..<2) { Text("inner \($0)") } } }
    }
  }
}
