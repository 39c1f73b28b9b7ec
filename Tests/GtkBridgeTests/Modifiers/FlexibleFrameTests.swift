import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct FlexibleFrameTests {
    private let long = "a text that is as long as it takes to be wider than most frames"

    @Test func infinityTakesAllSpareRoom() throws {
      let screen = TestScreen {
        HStack {
          Text("a").frame(maxWidth: .infinity, alignment: .leading)
          Text("b")
        }
        Text("c").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
      screen.layOut()
      #expect(try screen.bounds(of: "a").x == 0)
      #expect(try screen.bounds(of: "b").maxX == 400)
      #expect(try screen.bounds(of: "c").maxX == 400 && screen.bounds(of: "c").maxY == 300)
    }

    @Test func widthIsKeptInAWiderColumn() throws {
      let screen = TestScreen(width: 800) {
        VStack(alignment: .leading) {
          Text("x")
          Text(long).frame(width: 150)
          Divider()
        }
      }
      screen.layOut()
      #expect(try screen.bounds(around: long).width == 150)
      #expect(try screen.bounds(of: long).height >= 2 * screen.bounds(of: "x").height)
    }

    @Test func maximumBreaksATextThatIsLonger() throws {
      let screen = TestScreen {
        Text("x")
        Text(long).frame(maxWidth: 150)
      }
      screen.layOut()
      #expect(try screen.bounds(around: long).width == 150)
      #expect(try screen.bounds(of: long).height >= 2 * screen.bounds(of: "x").height)
    }

    /// Broken lines are narrower than the room that the label takes for them.
    @Test(arguments: zip([Alignment.leading, .center, .trailing], [Float(0), 0.5, 1]))
    func brokenLinesStandWhereTheFrameSays(_ alignment: Alignment, _ place: Float) throws {
      let screen = TestScreen(width: 200) { Text(long).frame(maxWidth: .infinity, alignment: alignment) }
      screen.layOut()
      #expect(gtk_label_get_xalign(try #require(screen.root.label(long)).opaque) == place)
    }

    @Test func maximumGivesWayInANarrowWindow() throws {
      let screen = TestScreen(width: 200) { Text(long).frame(maxWidth: 350) }
      screen.layOut()
      #expect(try screen.bounds(around: long).width == 200)
    }

    @Test func minimumAndIdeal() throws {
      let screen = TestScreen {
        Text("a").frame(minWidth: 120, minHeight: 40)
        Text("b").frame(maxWidth: .infinity, maxHeight: .infinity).frame(idealWidth: 90, idealHeight: 30).fixedSize()
      }
      screen.layOut()
      #expect(try screen.bounds(around: "a").width == 120 && screen.bounds(around: "a").height == 40)
      #expect(try screen.bounds(around: "b").width == 90 && screen.bounds(around: "b").height == 30)
    }

    @Test func exactWidthBreaksALongText() throws {
      let screen = TestScreen {
        Text("x")
        Text(long).frame(width: 150)
      }
      screen.layOut()
      #expect(try screen.bounds(around: long).width == 150)
      #expect(try screen.bounds(of: long).height >= 2 * screen.bounds(of: "x").height)
    }

    @Test func fixedSizeKeepsATextOnOneLine() throws {
      let screen = TestScreen {
        Text("x")
        HStack { Text(long).fixedSize() }.frame(width: 100)
      }
      screen.layOut()
      #expect(try screen.bounds(of: long).height == screen.bounds(of: "x").height)
      #expect(try screen.bounds(of: long).width > 200)
    }

    @Test func limitsMayChange() throws {
      struct Framed: View {
        let width: CGFloat?
        var body: some View { Text("a").frame(maxWidth: width, alignment: .trailing) }
      }
      let screen = TestScreen { Framed(width: 100) }
      for width in [100.0, .infinity, nil, 250] as [CGFloat?] {
        screen.controller.rootView = Framed(width: width)
        screen.layOut()
        let fresh = TestScreen { Framed(width: width) }
        fresh.layOut()
        #expect(try screen.bounds(of: "a") == fresh.bounds(of: "a"))
      }
    }

    @Test(arguments: [-5, .nan, -.infinity, 1e9] as [Double]) func numbersThatAreNoSizesDoNoHarm(_ number: Double) {
      let screen = TestScreen {
        Text("a").frame(minWidth: number == 1e9 ? 0 : number, idealWidth: number, maxWidth: number)
      }
      screen.layOut()
      #expect(screen.texts == ["a"])
    }
  }
}
