import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Views that replace another one, and transitions by modifiers.
  @Suite @MainActor struct MatchedGeometryTests {
    private struct Hero: View {
      var isLarge = false
      @Namespace private var namespace
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("head").frame(width: 300, height: 20)
          if isLarge {
            HStack(spacing: 0) {
              Text("beside").frame(width: 100, height: 100)
              Color.red.matchedGeometryEffect(id: 1, in: namespace).frame(width: 200, height: 100)
            }
          } else {
            Color.red.matchedGeometryEffect(id: 1, in: namespace).frame(width: 40, height: 40)
          }
        }
        .frame(height: 300, alignment: .top)
      }
    }

    @Test func successorMovesFromThePlaceOfItsPredecessor() throws {
      let screen = TestScreen { Hero() }
      screen.layOut()
      let frames = screen.useManualFrames()
      func bounds() throws -> Bounds { try screen.bounds(ofStyle: "background-color:\(Color.red.css);") }
      let small = try bounds()
      #expect(small.width == 40)
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = Hero(isLarge: true) }
      screen.layOut()
      #expect(try bounds() == small)
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      screen.layOut()
      #expect(try bounds() == Bounds(x: small.x + 50, y: small.y, width: 120, height: 70))
      frames.advance(by: 1)
      screen.layOut()
      #expect(try bounds() == Bounds(x: small.x + 100, y: small.y, width: 200, height: 100))
    }

    @Test func withoutAnimationTheSuccessorIsThereAtOnce() throws {
      let screen = TestScreen { Hero() }
      screen.layOut()
      screen.controller.rootView = Hero(isLarge: true)
      screen.layOut()
      #expect(try screen.bounds(ofStyle: "background-color:\(Color.red.css);").width == 200)
    }

    private struct Marked: View {
      var selected = "a"
      @Namespace private var namespace
      var body: some View {
        HStack(spacing: 0) {
          Text("a").frame(width: 50, height: 40).matchedGeometryEffect(id: "a", in: namespace)
          Text("b").frame(width: 100, height: 40).matchedGeometryEffect(id: "b", in: namespace)
        }
        .background {
          Color.green.matchedGeometryEffect(id: selected, in: namespace, isSource: false)
        }
      }
    }

    @Test func markFollowsItsSource() throws {
      let screen = TestScreen { Marked() }
      screen.layOut()
      screen.layOut()
      let frames = screen.useManualFrames()
      func bounds() throws -> Bounds { try screen.bounds(ofStyle: "background-color:\(Color.green.css);") }
      let first = try screen.bounds(around: "a")
      #expect(try bounds() == first)
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = Marked(selected: "b") }
      screen.layOut()
      #expect(try bounds() == first)
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      screen.layOut()
      #expect(try bounds() == Bounds(x: first.x + 25, y: first.y, width: 75, height: 40))
      frames.advance(by: 1)
      screen.layOut()
      #expect(try bounds() == screen.bounds(around: "b"))
    }

    private struct Turn: ViewModifier {
      var opacity = 1.0
      func body(content: Content) -> some View { content.opacity(opacity) }
    }

    private struct Turning: View {
      var isShown = true
      var log = Log()
      var body: some View {
        Text("head")
        if isShown {
          Text("a").onDisappear { log.entries.append("gone") }
            .transition(.modifier(active: Turn(opacity: 0.2), identity: Turn()))
        }
      }
    }

    @Test func modifiersChangeDuringATransition() throws {
      let log = Log()
      let screen = TestScreen { Turning(isShown: false, log: log) }
      screen.appear()
      let frames = screen.useManualFrames()
      func opacity() throws -> Double { try #require(screen.root.label("a")).opacity }
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = Turning(log: log) }
      screen.flush()
      #expect(abs(try opacity() - 0.2) < 0.01)
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(abs(try opacity() - 0.6) < 0.01)
      frames.advance(by: 1)
      #expect(try opacity() == 1)
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = Turning(isShown: false, log: log) }
      screen.flush()
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(abs(try opacity() - 0.6) < 0.01)
      #expect(log.entries.isEmpty)
      frames.advance(by: 1)
      screen.flush()
      #expect(screen.texts == ["head"])
      #expect(log.entries == ["gone"])
      screen.controller.rootView = Turning(log: log)
      screen.flush()
      #expect(try opacity() == 1)
      screen.controller.rootView = Turning(isShown: false, log: log)
      screen.flush()
      #expect(screen.texts == ["head"])
    }
  }
}
