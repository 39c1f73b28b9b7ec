import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Shapes, modifiers and views that are drawn with the data of each moment.
  @Suite @MainActor struct AnimatableTests {
    private struct Ring: Shape {
      var amount: Double
      let log: Log
      var animatableData: Double {
        get { amount }
        set { amount = newValue }
      }
      func path(in rect: CGRect) -> Path {
        log.entries.append("\((amount * 100).rounded() / 100)")
        return Path(rect)
      }
    }

    private struct RingScreen: View {
      var amount = 0.0
      let log: Log
      var body: some View { Ring(amount: amount, log: log).fill(.red).frame(width: 40, height: 40) }
    }

    @Test func shapeIsDrawnWithTheDataOfTheMoment() {
      let log = Log()
      let screen = TestScreen { RingScreen(log: log) }
      screen.layOut()
      let frames = screen.useManualFrames()
      #expect(log.entries.last == "0.0")
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = RingScreen(amount: 1, log: log) }
      frames.advance(by: 0)
      screen.layOut()
      #expect(log.entries.last == "0.0")
      frames.advance(by: 0.25)
      screen.layOut()
      #expect(log.entries.last == "0.25")
      frames.advance(by: 1)
      screen.layOut()
      #expect(log.entries.last == "1.0")
      #expect(!frames.isWanted)
      screen.controller.rootView = RingScreen(amount: 0.5, log: log)
      screen.layOut()
      #expect(log.entries.last == "0.5", "without animation it is there at once")
    }

    @Test func changesOfAShapeHaveData() {
      var ring = Circle().trim(from: 0, to: 0.25)
      #expect(ring.animatableData == AnimatablePair(0, 0.25))
      ring.animatableData = AnimatablePair(0.1, 0.5)
      #expect(ring == Circle().trim(from: 0.1, to: 0.5))
    }

    private struct Counting: View, Animatable {
      var number: Double
      @State private var presses = 0
      var animatableData: Double {
        get { number }
        set { number = newValue }
      }
      var body: some View {
        Text("\(Int(number.rounded())) \(presses)")
        Button("Press") { presses += 1 }
      }
    }

    @Test func viewIsReadWithTheDataOfTheMoment() throws {
      let screen = TestScreen { Counting(number: 0) }
      let frames = screen.useManualFrames()
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = Counting(number: 100) }
      frames.advance(by: 0)
      frames.advance(by: 0.4)
      #expect(screen.texts.contains("40 0"))
      try screen.tap("Press")
      screen.flush()
      #expect(screen.texts.contains("40 1"), "its state is still there")
      frames.advance(by: 0.2)
      #expect(screen.texts.contains("60 1"))
      frames.advance(by: 1)
      #expect(screen.texts.contains("100 1"))
      #expect(!frames.isWanted)
    }

    private struct Percent: AnimatableModifier {
      var percent: Double
      var animatableData: Double {
        get { percent }
        set { percent = newValue }
      }
      func body(content: Content) -> some View {
        content
        Text("\(Int(percent.rounded())) %")
      }
    }

    private struct PercentScreen: View {
      var percent = 0.0
      var body: some View { Text("a").modifier(Percent(percent: percent)) }
    }

    @Test func modifierIsReadWithTheDataOfTheMoment() {
      let screen = TestScreen { PercentScreen() }
      let frames = screen.useManualFrames()
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = PercentScreen(percent: 100) }
      frames.advance(by: 0)
      frames.advance(by: 0.4)
      #expect(screen.texts == ["a", "40 %"])
      frames.advance(by: 1)
      #expect(screen.texts == ["a", "100 %"])
    }

    @Test func viewsAreReleasedOnTheirWay() throws {
      let reference: Gtk.WeakReference
      do {
        let screen = TestScreen { Counting(number: 0) }
        let frames = screen.useManualFrames()
        reference = Gtk.WeakReference(try #require(screen.root.label("0 0")))
        withAnimation(.linear(duration: 1)) { screen.controller.rootView = Counting(number: 100) }
        frames.advance(by: 0)
      }
      #expect(!reference.isAlive)
    }
  }
}
