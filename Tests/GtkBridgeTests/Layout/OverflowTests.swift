import CGtk
import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Views that are larger than their space.
  @Suite @MainActor struct OverflowTests {
    private func place<Content: View>(@ViewBuilder _ content: () -> Content) throws -> (inner: Bounds, outer: Bounds) {
      let screen = TestScreen { content() }
      screen.layOut()
      return (try screen.bounds(ofStyle: "background-color:#3584e4;"), try screen.bounds(ofStyle: Self.outline))
    }

    private static let outline = "outline:1.0px solid #e01b24;outline-offset:-1.0px;"

    @Test(arguments: [
      (Alignment.topLeading, 0, 0), (.center, -100, -50), (.bottomTrailing, -200, -100),
    ]) func frameSmallerThanItsContent(alignment: Alignment, x: Int, y: Int) throws {
      let (inner, outer) = try place {
        Color.blue.frame(width: 300, height: 200).frame(width: 100, height: 100, alignment: alignment).border(.red)
      }
      #expect(outer.width == 100 && outer.height == 100)
      #expect(inner == Bounds(x: outer.x + x, y: outer.y + y, width: 300, height: 200))
    }

    @Test func maximumSmallerThanTheContent() throws {
      let (inner, outer) = try place {
        Color.blue.frame(width: 300, height: 20).frame(maxWidth: 100).border(.red)
      }
      #expect(outer.width == 100 && inner.width == 300 && inner.x == outer.x - 100)
    }

    @Test func contentTooWideForAScrollViewIsCutAtBothSides() throws {
      let (inner, outer) = try place {
        ScrollView { Color.blue.frame(width: 600, height: 50) }.border(.red)
      }
      #expect(outer.width == 400)
      #expect(inner.x == -100 && inner.width == 600)
    }

    @Test(arguments: [3_000.0, 1e9]) func windowIsNotHigherThanTheDisplay(height: Double) async throws {
      let host = try ViewHost(size: CGSize(width: 300, height: 200)) {
        VStack { Text("middle") }.frame(height: height).background(Color.blue)
      }
      await host.nextFrame()
      let window = try #require(Gtk.shownWindows.first)
      let display = try #require(window.roomBelowTitleBar)
      #expect(200 < window.height && window.height <= display + 100)
      let middle = try #require(window.label("middle")).bounds(in: window)
      #expect(
        height > 3_000 || abs(Double(middle.y) - window.height / 2) < 60,
        "content that is too high is cut at both sides")
      host.close()
    }

    @Test func neighboursOfASmallFrameDoNotMove() throws {
      let screen = TestScreen {
        VStack(spacing: 0) {
          Color.blue.frame(width: 300, height: 200).frame(width: 100, height: 100)
          Text("below")
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
      screen.layOut()
      #expect(try screen.bounds(of: "below").y == 100)
    }

    @Test func negativePaddingOverlapsTheNeighbour() throws {
      let screen = TestScreen {
        VStack(spacing: 0) {
          Color.red.frame(width: 200, height: 100)
          Color.blue.frame(width: 100, height: 100).padding(.top, -50)
          Text("below")
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
      screen.layOut()
      #expect(try screen.bounds(ofStyle: "background-color:#3584e4;").y == 50)
      #expect(try screen.bounds(of: "below").y == 150)
    }

    @Test func viewWithNegativePaddingIsInFrontOfTheOneBefore() throws {
      try expect([
        (50, 25, .red), (50, 45, .blue), (10, 45, .red), (50, 65, .blue), (10, 65, .clear), (50, 75, .clear),
      ]) {
        VStack(spacing: 0) {
          Color.pureRed.frame(width: 100, height: 60)
          Color.pureBlue.frame(width: 60, height: 40).padding(.top, -30)
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }

    @Test func scaledContentFitsAFrameOfItsNewSize() throws {
      try expect([
        (50, 50, .blue), (21, 21, .blue), (78, 78, .blue), (18, 50, .clear), (81, 50, .clear), (50, 81, .clear),
      ]) {
        Color.pureBlue.frame(width: 180, height: 180).scaleEffect(1.0 / 3).frame(width: 60, height: 60)
      }
    }

    @Test func negativePaddingFollowsTheTextDirection() throws {
      let usual = gtk_widget_get_default_direction()
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      defer { gtk_widget_set_default_direction(usual) }
      let (inner, outer) = try place {
        Color.blue.frame(width: 100, height: 20).padding(.leading, -30).border(.red)
      }
      #expect(outer.width == 70 && inner.width == 100 && inner.x == outer.x)
    }

    @Test func paddingMayBecomeNegative() async throws {
      struct Moving: View {
        var inset: Double
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(width: 200, height: 100)
            Text("moving").padding(.top, inset)
          }
          .frame(maxHeight: .infinity, alignment: .top)
        }
      }
      let screen = TestScreen { Moving(inset: 10) }
      screen.layOut()
      #expect(try screen.bounds(of: "moving").y == 100)
      let warnings = await ToolkitWarnings.during {
        screen.controller.rootView = Moving(inset: -40)
        screen.layOut()
      }
      #expect(warnings.isEmpty, "a text of less than forty points has no negative size")
      #expect(try screen.bounds(of: "moving").y <= 60)
    }

    /// More than the length of the view: its space is empty, and no warning of GTK ends the test.
    @Test func paddingMayTakeMoreThanThereIs() throws {
      let screen = TestScreen {
        VStack(spacing: 0) {
          Text("a").padding(-1000)
          Text("below")
        }
      }
      screen.layOut()
      #expect(try screen.bounds(of: "below").width > 0)
    }

    @Test func paddingOfAColourIsClear() throws {
      let (inner, outer) = try place { Color.blue.padding(20).frame(width: 100, height: 100).border(.red) }
      #expect(inner == Bounds(x: outer.x + 20, y: outer.y + 20, width: 60, height: 60))
    }
  }
}
