import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct FlowStackTests {
    /// Texts of equal width.
    private func flow(width: Double, _ alignment: Alignment = .topLeading, count: Int = 6) -> some View {
      FlowStack(alignment: alignment, spacing: 10, lineSpacing: 5) {
        ForEach(0..<count) { Color.clear.frame(width: 60, height: 20).accessibilityIdentifier("\($0)") }
      }
      .frame(width: width)
    }

    private func bounds(_ screen: TestScreen<some View>) -> [Bounds] {
      let box = screen.root.all.first { $0.name == "0" }
      #expect(box != nil)
      return (0..<6).compactMap { number in
        screen.root.all.first { $0.name == "\(number)" }?.bounds(in: screen.root)
      }
    }

    @Test func linesBreakWhereThereIsNoMoreRoom() {
      let screen = TestScreen { flow(width: 210) }
      screen.layOut()
      let places = bounds(screen)
      let (x, y) = (places[0].x, places[0].y)
      #expect(places.map { $0.x - x } == [0, 70, 140, 0, 70, 140])
      #expect(places.map { $0.y - y } == [0, 0, 0, 25, 25, 25])
    }

    @Test func moreHeightWhereThereIsLessWidth() throws {
      let screen = TestScreen {
        VStack(spacing: 0) {
          flow(width: 70)
          Text("below")
        }
      }
      screen.layOut()
      let narrow = try screen.bounds(of: "below").y - bounds(screen)[0].y
      #expect(narrow == 6 * 20 + 5 * 5)
    }

    @Test func linesStandWhereTheAlignmentSays() {
      let screen = TestScreen { flow(width: 210, .topTrailing, count: 4) }
      screen.layOut()
      let places = bounds(screen)
      #expect(places[3].maxX == places[2].maxX)
    }

    @Test func aWideViewIsShrunkToTheLine() throws {
      let text = "a text that is much longer than the line has room for"
      let screen = TestScreen {
        FlowStack {
          Text("short")
          Text(text)
        }
        .frame(width: 150)
      }
      screen.layOut()
      #expect(try screen.bounds(of: text).width <= 150)
      #expect(try screen.bounds(of: text).y > (try screen.bounds(of: "short").y))
    }
  }
}
