import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The refreshing of a list by the user.
  @Suite @MainActor struct RefreshableTests {
    /// A refresh that the test ends.
    @MainActor
    final class Source {
      private(set) var starts = 0
      private(set) var isCancelled = false
      private var pending: AsyncStream<Void>.Continuation?

      func refresh() async {
        starts += 1
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        pending = continuation
        for await _ in stream {}
        isCancelled = Task.isCancelled
      }

      func finish() { pending?.finish() }
    }

    struct Numbers: View {
      let source: Source
      @State private var isShown = true

      var body: some View {
        if isShown {
          List(0..<3, id: \.self) { Text("row \($0)") }
            .refreshable { await source.refresh() }
        }
        Button("Leave") { isShown = false }
      }
    }

    @Test func f5RefreshesOnceAtATime() async throws {
      let source = Source()
      let screen = try await ClickedScreen { Numbers(source: source) }
      let window = try screen.window
      func spins() -> Bool { window.all.contains { $0.typeName == "GtkSpinner" } }
      try screen.click("row 1")
      try InputDevices.press("F5")
      #expect(await MainLoop.wait { source.starts == 1 })
      #expect(spins())
      // The events arrive in order: the other key after the second F5.
      try InputDevices.press("F5")
      try screen.click("row 2")
      await screen.nextFrame()
      await screen.nextFrame()
      #expect(source.starts == 1, "it is refreshing already")
      source.finish()
      #expect(await MainLoop.wait { !spins() })
      try InputDevices.press("F5")
      #expect(await MainLoop.wait { source.starts == 2 })
      source.finish()
      #expect(await MainLoop.wait { !spins() })
    }

    @Test func refreshIsCancelledWhenTheListGoes() async throws {
      let source = Source()
      let screen = try await ClickedScreen { Numbers(source: source) }
      let window = try screen.window
      try screen.click("row 1")
      try InputDevices.press("F5")
      #expect(await MainLoop.wait { source.starts == 1 })
      window.button("Leave")?.emit("clicked")
      #expect(await MainLoop.wait { source.isCancelled })
      #expect(!window.all.contains { $0.typeName == "GtkSpinner" })
    }
  }
}
