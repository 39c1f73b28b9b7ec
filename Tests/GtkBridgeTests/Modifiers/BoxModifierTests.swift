import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Padding, border and frame: the effect of the order of modifiers on screen, beside the same text without them.
  @Suite @MainActor struct BoxModifierTests {
    private func screen<Content: View>(@ViewBuilder _ content: () -> Content) -> TestScreen<PairView<Text, Content>> {
      let content = content()
      let screen = TestScreen {
        Text("A")
        content
      }
      screen.layOut()
      return screen
    }

    @Test func paddingMakesTheWidgetLarger() throws {
      let screen = screen { Text("B").padding(EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)) }
      let (plain, padded) = (try screen.bounds(of: "A"), try screen.bounds(of: "B"))
      #expect(padded.width >= plain.width + 10 - 2 && padded.width <= plain.width + 10 + 4)
      #expect(padded.height == plain.height + 5)
      #expect(screen.root.label("B")?.parent?.widget == screen.root.label("A")?.parent?.widget, "with no wrapper")
    }

    @Test func paddingOfSomeEdgesAndTheDesktopsMeasure() throws {
      let screen = screen {
        VStack {
          Text("A ").padding(.top)
          Text("A  ").padding([.vertical], 5)
          Text("A   ").padding()
        }
      }
      let plain = try screen.bounds(of: "A").height
      #expect(try screen.bounds(of: "A ").height == plain + 12)
      #expect(try screen.bounds(of: "A  ").height == plain + 10)
      #expect(try screen.bounds(of: "A   ").height == plain + 24)
    }

    @Test func borderAloneTakesNoRoomAndNoWrapper() throws {
      let screen = screen { Text("B").border(.red, width: 9) }
      #expect(try screen.bounds(of: "A").height == screen.bounds(of: "B").height)
      #expect(try #require(screen.root.label("B")).hasStyle("outline:9.0px solid #e01b24;outline-offset:-9.0px;"))
    }

    @Test func paddingThenBorderIsDrawnAroundThePadding() throws {
      let screen = screen { Text("B").padding(10).border(.red) }
      let label = try #require(screen.root.label("B"))
      #expect(label.hasStyle("outline:1.0px solid #e01b24;outline-offset:-1.0px;"))
      #expect(label.bounds(in: screen.root).height == (try screen.bounds(of: "A").height) + 20)
    }

    @Test func borderThenPaddingIsDrawnInsideThePadding() throws {
      let screen = screen { Text("B").border(.red).padding(10) }
      let label = try #require(screen.root.label("B"))
      #expect(label.hasStyle("outline:1.0px solid #e01b24;outline-offset:-1.0px;"))
      let (plain, bordered) = (try screen.bounds(of: "A"), label.bounds(in: screen.root))
      #expect(bordered.height == plain.height, "the border stays close to the text")
      #expect(bordered.y - plain.maxY == 6 + 10, "the padding lies outside")
    }

    @Test func severalBordersEachInItsPlace() throws {
      let screen = screen { Text("B").padding(3).border(.red).padding(5).border(.blue) }
      let inner = try #require(screen.root.label("B"))
      let outer = try #require(inner.parent)
      #expect(inner.hasStyle("outline:1.0px solid #e01b24;outline-offset:-1.0px;"))
      #expect(outer.hasStyle("outline:1.0px solid #3584e4;outline-offset:-1.0px;"))
      #expect(outer.bounds(in: screen.root).height == inner.bounds(in: screen.root).height + 10)
    }

    @Test func everyWrapperOfAChainIsUpdated() {
      struct Chain: View {
        let length: Double
        var body: some View {
          Text("a").padding(1).padding(length).padding(3).border(.red, width: length).border(.blue).padding(length)
            .padding(length).frame(width: length).padding(2)
        }
      }
      let screen = TestScreen { Chain(length: 2) }
      for length in [7.0, 3, 2, 11] {
        screen.controller.rootView = Chain(length: length)
        screen.flush()
        #expect(screen.root.dump() == TestScreen { Chain(length: length) }.root.dump())
      }
    }

    @Test func frameIsARoomOfItsOwnSize() throws {
      let screen = screen { Text("B").frame(width: 120, height: 80) }
      let (frame, label) = (try screen.bounds(around: "B"), try screen.bounds(of: "B"))
      #expect((frame.width, frame.height) == (120, 80))
      #expect(abs((label.x - frame.x) - (frame.maxX - label.maxX)) <= 1)
      #expect(abs((label.y - frame.y) - (frame.maxY - label.maxY)) <= 1)
      #expect(label.height == (try screen.bounds(of: "A").height), "the content keeps its size")
    }

    @Test(arguments: [
      (Alignment.topLeading, 0, 0), (.top, 1, 0), (.topTrailing, 2, 0), (.leading, 0, 1), (.trailing, 2, 1),
      (.bottomLeading, 0, 2), (.bottom, 1, 2), (.bottomTrailing, 2, 2),
    ]) func frameAligns(_ alignment: Alignment, _ column: Int, _ row: Int) throws {
      let screen = screen { Text("B").frame(width: 120, height: 80, alignment: alignment) }
      let (frame, label) = (try screen.bounds(around: "B"), try screen.bounds(of: "B"))
      let free = (width: frame.width - label.width, height: frame.height - label.height)
      #expect(abs(label.x - frame.x - free.width * column / 2) <= 1)
      #expect(abs(label.y - frame.y - free.height * row / 2) <= 1)
    }

    @Test func frameThenBorderIsDrawnAroundTheFrame() throws {
      let screen = screen { Text("B").frame(width: 120, height: 80).border(.red) }
      let frame = try #require(screen.root.label("B")?.parent)
      #expect(frame.hasStyle("outline:1.0px solid #e01b24;outline-offset:-1.0px;"))
      #expect(frame.bounds(in: screen.root).width == 120)
    }

    @Test func borderThenFrameIsDrawnAroundTheText() throws {
      let screen = screen { Text("B").border(.red).frame(width: 120, height: 80) }
      let label = try #require(screen.root.label("B"))
      #expect(label.hasStyle("outline:1.0px solid #e01b24;outline-offset:-1.0px;"))
      #expect(label.bounds(in: screen.root).width < 60)
      #expect(label.parent?.styles == [])
    }

    @Test func oneAxisIsLeftToTheContent() throws {
      let screen = screen { Text("B").frame(width: 120) }
      #expect(try screen.bounds(around: "B").width == 120)
      #expect(try screen.bounds(around: "B").height == screen.bounds(of: "A").height)
    }

    @Test func contentKeepsItsSizeInAFrameThatIsTooSmall() throws {
      let screen = screen { Button("B") {}.frame(width: 2, height: 2) }
      let button = try #require(screen.root.button("B"))
      let frame = try #require(button.parent).bounds(in: screen.root)
      let bounds = button.bounds(in: screen.root)
      #expect(frame.width == 2 && frame.height == 2)
      #expect(bounds.width > 20 && bounds.x + bounds.width / 2 == frame.x + 1)
      #expect(bounds.height > 20 && bounds.y + bounds.height / 2 == frame.y + 1)
    }

    @Test func rowInAFrameFillsItOnceItHasASpacer() throws {
      struct Row: View {
        let isWide: Bool
        var body: some View {
          HStack {
            Text("a")
            if isWide { Spacer() }
            Text("b")
          }.frame(width: 300)
        }
      }
      let screen = TestScreen { Row(isWide: true) }
      screen.layOut()
      #expect(try screen.bounds(of: "a").x == 50)
      #expect(try screen.bounds(of: "b").maxX == 350)
      screen.controller.rootView = Row(isWide: false)
      screen.layOut()
      #expect(try screen.bounds(of: "a").x > 150)
      screen.controller.rootView = Row(isWide: true)
      screen.layOut()
      #expect(try screen.bounds(of: "a").x == 50)
    }

    @Test func frameThatLosesItsWidthLetsItsContentSpread() throws {
      struct Row: View {
        let width: CGFloat?
        var body: some View {
          HStack {
            Text("a")
            Spacer()
            Text("b")
          }.frame(width: width)
        }
      }
      let screen = TestScreen { Row(width: 200) }
      screen.layOut()
      #expect(try screen.bounds(of: "a").x == 100)
      screen.controller.rootView = Row(width: nil)
      screen.layOut()
      #expect(try screen.bounds(of: "a").x == 0)
      #expect(try screen.bounds(of: "b").maxX == 400)
      screen.controller.rootView = Row(width: 300)
      screen.layOut()
      #expect(try screen.bounds(of: "a").x == 50)
    }

    @Test func stylesOnAStackActOnTheStack() throws {
      let screen = TestScreen { VStack { Text("a") }.padding(7).border(.blue) }
      screen.layOut()
      let column = try #require(screen.root.label("a")?.parent)
      #expect(column.styles.count == 1)
      #expect(screen.root.label("a")?.styles == [])
      let (inner, outer) = (try screen.bounds(of: "a"), column.bounds(in: screen.root))
      #expect((inner.x - outer.x, inner.y - outer.y, outer.maxX - inner.maxX) == (7, 7, 7))
    }
  }
}
