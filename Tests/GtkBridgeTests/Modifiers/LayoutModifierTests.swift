import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Offset, position, aspect ratio, priority, order.
  @Suite @MainActor struct LayoutModifierTests {
    private func box(_ name: String, _ screen: TestScreen<some View>) throws -> Bounds {
      try #require(screen.root.all.first { $0.name == name }).bounds(in: screen.root)
    }

    private func square(_ name: String) -> some View {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier(name)
    }

    @Test func offsetLeavesTheRoomWhereItIs() throws {
      struct Sample: View {
        var x = 0.0
        var body: some View {
          HStack(spacing: 0) {
            Text("moved").offset(x: x, y: 5)
            Text("next")
          }
        }
      }
      let screen = TestScreen { Sample() }
      screen.layOut()
      let (moved, next) = (try screen.bounds(of: "moved"), try screen.bounds(of: "next"))
      #expect(moved.y == next.y + 5)
      screen.controller.rootView = Sample(x: -30)
      screen.layOut()
      #expect(try screen.bounds(of: "moved").x == moved.x - 30)
      #expect(try screen.bounds(of: "next") == next)
    }

    @Test func positionPutsTheMiddle() throws {
      let screen = TestScreen(width: 200, height: 100) {
        Text("placed").frame(width: 60, height: 20).position(x: 100, y: 30)
      }
      screen.layOut()
      let bounds = try screen.bounds(around: "placed")
      #expect(bounds.x == 70 && bounds.y == 20)
    }

    @Test func aspectRatioFitsAndFills() throws {
      func sample(_ mode: ContentMode) -> some View {
        Color.red.accessibilityIdentifier("inside").aspectRatio(2, contentMode: mode).frame(width: 100, height: 100)
      }
      let fit = TestScreen(width: 100, height: 100) { sample(.fit) }
      fit.layOut()
      #expect(try box("inside", fit) == Bounds(x: 0, y: 25, width: 100, height: 50))
      let fill = TestScreen(width: 100, height: 100) { sample(.fill) }
      fill.layOut()
      #expect(try box("inside", fill) == Bounds(x: -50, y: 0, width: 200, height: 100))
    }

    @Test func aspectRatioAsksForHeight() throws {
      let screen = TestScreen(width: 200, height: 300) {
        VStack(spacing: 0) {
          Color.red.frame(maxWidth: .infinity, maxHeight: 10).aspectRatio(4, contentMode: .fit)
          Text("below")
        }
      }
      screen.layOut()
      #expect(try screen.bounds(of: "below").y >= 50)
    }

    @Test func higherPriorityGetsRoomFirst() throws {
      let (first, second) = ("the first of two long texts", "the second of two long texts")
      struct Sample: View {
        let first: String
        let second: String
        var priority = 1.0
        var body: some View {
          HStack(spacing: 10) {
            Text(first).lineLimit(1)
            Text(second).lineLimit(1).layoutPriority(priority)
          }
          .frame(width: 250)
        }
      }
      let screen = TestScreen(width: 250) { Sample(first: first, second: second) }
      screen.layOut()
      let natural = TestScreen { Text(second) }
      natural.layOut()
      let wide = try screen.bounds(of: second).width
      #expect(wide == (try natural.bounds(of: second).width))
      #expect(try screen.bounds(of: first).width + 10 + wide == 250)
      screen.controller.rootView = Sample(first: first, second: second, priority: 0)
      screen.layOut()
      #expect(try screen.bounds(of: second).width < wide, "a box like any other again")
    }

    @Test func spacerTakesTheRestBesidePriorities() throws {
      let screen = TestScreen(width: 300) {
        HStack(spacing: 10) {
          Text("start").layoutPriority(1)
          Spacer()
          Text("end")
        }
      }
      screen.layOut()
      #expect(try screen.bounds(of: "start").x == 0)
      #expect(try screen.bounds(of: "end").maxX == 300)
    }

    @Test func priorityInAColumn() throws {
      let screen = TestScreen(width: 100, height: 100) {
        VStack(spacing: 0) {
          Color.red.accessibilityIdentifier("low")
          Color.blue.accessibilityIdentifier("high").layoutPriority(1)
        }
      }
      screen.layOut()
      #expect(try box("high", screen).height == 100)
      #expect(try box("low", screen).height == 0)
    }

    @Test func zIndexDecidesWhoIsInFront() throws {
      struct Sample: View {
        var front = "a"
        var body: some View {
          ZStack { ForEach(["a", "b", "c"], id: \.self) { Text($0).zIndex($0 == front ? 1 : 0) } }
        }
      }
      let screen = TestScreen { Sample() }
      #expect(screen.texts == ["b", "c", "a"])
      screen.controller.rootView = Sample(front: "b")
      screen.flush()
      #expect(screen.texts == ["a", "c", "b"])
    }

    @Test func nothingIsLeft() throws {
      let screen = TestScreen {
        ToggledContent {
          HStack {
            Text("a").offset(x: 1).layoutPriority(1)
            Text("b").position(x: 1, y: 1).aspectRatio(1, contentMode: .fit).shadow(radius: 2).clipShape(Circle())
          }
        }
      }
      let references = ["a", "b"].compactMap { screen.root.label($0) }.map { Gtk.WeakReference($0) }
      try screen.tap("Toggle")
      screen.flush()
      #expect(references.count == 2 && references.allSatisfy { !$0.isAlive })
    }
    @Test(arguments: [1e-9, 1e9]) func ratioBeyondMeasureIsDrawnAllTheSame(_ ratio: Double) {
      let screen = TestScreen { Text("a").aspectRatio(ratio, contentMode: .fit) }
      screen.layOut()
      #expect(screen.texts == ["a"])
    }
  }
}
