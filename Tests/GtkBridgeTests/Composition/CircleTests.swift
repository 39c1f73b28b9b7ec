import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// A cycle of state changes is reported once, and does not freeze the window.
  @Suite @MainActor struct CircleTests {
    private struct Circle: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count, initial: true) { count += 1 }
      }
    }

    private struct Settling: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count, initial: true) { if count < 5 { count += 1 } }
      }
    }

    @Test func theViewThatChangesItsOwnStateIsNamed() throws {
      let screen = TestScreen { Circle() }
      screen.flush()
      let message = try #require(screen.graph?.circle)
      #expect(message.contains("Circle"))
      screen.flush()
      #expect(screen.graph?.circle == message)
    }

    @Test func stateThatSettlesIsNoCircle() {
      let screen = TestScreen { Settling() }
      screen.flush()
      #expect(screen.root.texts == ["5"])
      #expect(screen.graph?.circle == nil)
    }
  }
}
