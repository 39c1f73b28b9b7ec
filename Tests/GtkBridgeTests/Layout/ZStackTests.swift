import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct ZStackTests {
    @Test func viewsStandOnTopOfEachOther() throws {
      let screen = TestScreen {
        ZStack(alignment: .bottomTrailing) {
          Text("back").frame(width: 100, height: 80)
          Text("b")
        }
      }
      screen.layOut()
      let (back, front) = (try screen.bounds(around: "back"), try screen.bounds(of: "b"))
      #expect((front.maxX, front.maxY) == (back.maxX, back.maxY))
      #expect((back.width, back.height) == (100, 80))
    }

    @Test func alignmentMayChange() throws {
      struct Stacked: View {
        let alignment: Alignment
        var body: some View {
          ZStack(alignment: alignment) {
            Color.blue
            Text("b")
          }
        }
      }
      let screen = TestScreen { Stacked(alignment: .topLeading) }
      screen.layOut()
      #expect(try screen.bounds(of: "b").x == 0)
      screen.controller.rootView = Stacked(alignment: .bottomTrailing)
      screen.layOut()
      #expect(try screen.bounds(of: "b").maxX == 400)
      #expect(try screen.bounds(of: "b").maxY == 300)
    }

    @Test func colourFillsItsRoom() throws {
      let screen = TestScreen { Color.red }
      screen.layOut()
      let fill = try #require(screen.root.all.first { $0.hasStyle("background-color:#e01b24;") })
      #expect(fill.bounds(in: screen.root) == Bounds(x: 0, y: 0, width: 400, height: 300))
    }

    @Test func dividerLiesAcrossItsStack() throws {
      let screen = TestScreen {
        HStack {
          Text("a")
          Divider()
          VStack {
            Text("b")
            Divider()
          }
        }.frame(width: 200, height: 100)
      }
      screen.layOut()
      let dividers = screen.root.all("GtkSeparator").map { $0.bounds(in: screen.root) }
      try #require(dividers.count == 2)
      #expect(dividers[0].width == 1 && dividers[0].height == 100)
      #expect(dividers[1].height == 1 && dividers[1].width > 50)
    }
  }
}
