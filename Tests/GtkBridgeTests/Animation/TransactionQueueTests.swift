import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Changes of one event in several transactions, which are shown one after the other.
  @Suite @MainActor struct TransactionQueueTests {
    /// A view that a closure changes, and two texts that show it by their opacity.
    private struct Screen: View {
      let change: @MainActor (Binding<Double>, Binding<Double>) -> Void
      var onFirst: @MainActor (Binding<Double>) -> Void = { _ in }
      @State private var first = 1.0
      @State private var second = 0.0

      var body: some View {
        Text("a").opacity(first)
        Text("b").opacity(second)
        Button("change") { change($first, $second) }
          .onChange(of: first) { onFirst($second) }
      }
    }

    private func show(
      onFirst: @escaping @MainActor (Binding<Double>) -> Void = { _ in },
      change: @escaping @MainActor (Binding<Double>, Binding<Double>) -> Void
    ) throws -> (TestScreen<Screen>, ManualFrames) {
      let screen = TestScreen { Screen(change: change, onFirst: onFirst) }
      let frames = screen.useManualFrames()
      try screen.tap("change")
      screen.flush()
      return (screen, frames)
    }

    private func opacities(_ screen: TestScreen<Screen>) throws -> [Double] {
      try ["a", "b"].map { (try #require(screen.root.label($0)).opacity * 100).rounded() / 100 }
    }

    @Test func whatIsSetBackAtOnceMovesFromThere() throws {
      let (screen, frames) = try show { first, _ in
        first.wrappedValue = 0
        withAnimation(.linear(duration: 1)) { first.wrappedValue = 1 }
        #expect(first.wrappedValue == 1, "a handler reads what it has written")
      }
      #expect(try opacities(screen)[0] == 0)
      frames.advance(by: 0)
      frames.advance(by: 0.25)
      #expect(try opacities(screen)[0] == 0.25)
      frames.advance(by: 1)
      #expect(try opacities(screen)[0] == 1)
      #expect(!frames.isWanted)
    }

    @Test func twoValuesOfOneViewHaveTheirOwnAnimations() throws {
      let (screen, frames) = try show { first, second in
        withAnimation(.linear(duration: 1)) { first.wrappedValue = 0 }
        withAnimation(.linear(duration: 2).delay(0.5)) { second.wrappedValue = 1 }
      }
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(try opacities(screen) == [0.5, 0])
      frames.advance(by: 0.5)
      #expect(try opacities(screen) == [0, 0.25])
      frames.advance(by: 1.5)
      #expect(try opacities(screen) == [0, 1])
    }

    @Test func whatIsNotAnimatedAfterwardsIsImmediate() throws {
      let (screen, frames) = try show { first, second in
        withAnimation(.linear(duration: 1)) { first.wrappedValue = 0 }
        second.wrappedValue = 1
      }
      #expect(try opacities(screen) == [1, 1])
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(try opacities(screen) == [0.5, 1])
    }

    @Test func aMovementGoesOnDuringTheDelayOfTheWayBack() throws {
      let (screen, frames) = try show { first, _ in
        withAnimation(.linear(duration: 0.25)) { first.wrappedValue = 0 }
        withAnimation(.linear(duration: 0.5).delay(0.25)) { first.wrappedValue = 1 }
      }
      frames.advance(by: 0)
      let path = try [0.125, 0.125, 0.25, 0.25].map { step in
        frames.advance(by: step)
        return try opacities(screen)[0]
      }
      #expect(path == [0.5, 0, 0.5, 1])
      #expect(!frames.isWanted)
    }

    @Test func aLongMovementOutlivesADelayedShortOne() throws {
      let (screen, frames) = try show { first, _ in
        withAnimation(.linear(duration: 1)) { first.wrappedValue = 0 }
        withAnimation(.linear(duration: 0.1).delay(0.1)) { first.wrappedValue = 0.2 }
      }
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(try opacities(screen)[0] == 0.7)
      frames.advance(by: 0.5)
      #expect(try opacities(screen)[0] == 0.2)
      #expect(!frames.isWanted)
    }

    @Test func aChangeThatAnUpdateCausesComesLast() throws {
      let (screen, _) = try show(
        onFirst: { $0.wrappedValue = 0.5 },
        change: { first, second in
          withAnimation(.linear(duration: 1)) { first.wrappedValue = 0 }
          withAnimation(.linear(duration: 2)) { second.wrappedValue = 1 }
        })
      #expect(try opacities(screen)[1] == 0.5)
    }

    @Test func manyTransactionsAreShownInOrder() throws {
      let (screen, frames) = try show { first, second in
        for step in 0..<50 {
          withAnimation(.linear(duration: 1)) { first.wrappedValue = step.isMultiple(of: 2) ? 0 : 1 }
          second.wrappedValue = Double(step) / 100
        }
      }
      #expect(try opacities(screen)[1] == 0.49)
      frames.advance(by: 0)
      frames.advance(by: 2)
      #expect(try opacities(screen) == [1, 0.49])
      #expect(TransactionQueue.isEmpty)
    }

    @Test func eachTransactionHasItsCompletion() async throws {
      var ended: [String] = []
      let (screen, frames) = try show { first, second in
        withAnimation(.linear(duration: 1)) {
          first.wrappedValue = 0
        } completion: {
          ended.append("first")
        }
        withAnimation(.linear(duration: 2)) {
          second.wrappedValue = 1
        } completion: {
          ended.append("second")
        }
        second.wrappedValue = 1
      }
      frames.advance(by: 0)
      frames.advance(by: 1)
      #expect(await MainLoop.wait { ended == ["first"] })
      frames.advance(by: 1)
      #expect(await MainLoop.wait { ended == ["first", "second"] })
      #expect(try opacities(screen) == [0, 1])
    }

    @Test func viewsThatAppearMoveOneAfterTheOther() throws {
      struct Staggered: View {
        @State private var first = 0.0
        @State private var second = 0.0
        var body: some View {
          VStack {
            Text("a").opacity(first)
            Text("b").opacity(second)
          }
          .onAppear {
            withAnimation(.linear(duration: 1)) { first = 1 }
            withAnimation(.linear(duration: 1).delay(1)) { second = 1 }
          }
        }
      }
      let screen = TestScreen { Staggered() }
      let frames = screen.useManualFrames()
      screen.appear()
      screen.flush()
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(try #require(screen.root.label("a")).opacity > 0.4)
      #expect(try #require(screen.root.label("b")).opacity == 0)
    }

    @Test(arguments: [false, true])
    func theLayoutBeforeAnAnimatedChangeTakesPlace(besideAnAnimation: Bool) async throws {
      struct Growing: View {
        let isRestless: Bool
        @State private var width = 300.0
        @State private var isFaint = false
        var body: some View {
          VStack(alignment: .leading) {
            Button("grow") {
              width = 20
              // Long enough for a busy machine to show more than its end.
              withAnimation(.linear(duration: 2)) { width = 300 }
            }
            HStack(spacing: 0) {
              Color.red.frame(width: width, height: 20)
              Text("end")
            }
            if isRestless {
              Text("restless")
                .opacity(isFaint ? 0.2 : 1)
                .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isFaint = true } }
            }
          }
        }
      }
      let host = try ViewHost(size: CGSize(width: 400, height: 200)) { Growing(isRestless: besideAnAnimation) }
      defer { host.close() }
      await host.nextFrame()
      let window = try #require(Gtk.shownWindows.first)
      let end = try #require(window.label("end"))
      let widest = end.bounds(in: window).x
      try #require(window.button("grow")).emit("clicked")
      var places: [Int] = []
      while places.last != widest || places.allSatisfy({ $0 == widest }), places.count < 1000 {
        await host.nextFrame()
        places.append(Int(end.bounds(in: window).x))
      }
      let least = try #require(places.min())
      #expect(least < widest - 100, "the movement begins at the width that was set before it: \(places)")
      #expect(places.last == widest)
    }
  }
}
