import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Overlays and backgrounds that are views.
  @Suite @MainActor struct LayerTests {
    @Test func overlayHasNoSayInTheSize() throws {
      let screen = TestScreen {
        Text("plain")
        Text("a").overlay(Text("a text much wider than the view below it").fixedSize())
        Text("after")
      }
      screen.layOut()
      let (plain, after) = (try screen.bounds(of: "plain"), try screen.bounds(of: "after"))
      #expect(after.y - plain.maxY == plain.height + 12, "one line and the spacing around it")
    }

    @Test(arguments: [Alignment.topLeading, .center, .bottomTrailing]) func overlayStandsWhereItIsTold(
      _ alignment: Alignment
    ) throws {
      let screen = TestScreen {
        Color.red.frame(width: 100, height: 60).overlay(alignment: alignment) {
          Color.blue.frame(width: 20, height: 10)
        }
      }
      screen.layOut()
      let red = try #require(screen.root.all.first { $0.hasStyle("background-color:#e01b24;") }).bounds(in: screen.root)
      let blue = try #require(screen.root.all.first { $0.hasStyle("background-color:#3584e4;") }).bounds(
        in: screen.root)
      #expect((blue.width, blue.height) == (20, 10))
      switch alignment {
      case .topLeading: #expect((blue.x, blue.y) == (red.x, red.y))
      case .center: #expect((blue.x, blue.y) == (red.x + 40, red.y + 25))
      default: #expect((blue.maxX, blue.maxY) == (red.maxX, red.maxY))
      }
    }

    @Test func whatWantsRoomFillsTheViewBelow() throws {
      let screen = TestScreen { Text("a").padding(20).background(Color.blue.opacity(0.5)).overlay { Color.red } }
      screen.layOut()
      let red = try #require(screen.root.all.first { $0.hasStyle("background-color:#e01b24;") }).bounds(in: screen.root)
      #expect(red == (try #require(screen.root.label("a")).bounds(in: screen.root)))
      #expect(red.width < 100, "and does not make it wider")
    }

    @Test func backgroundIsDrawnBehind() throws {
      let screen = TestScreen { Text("front").background { Text("back") } }
      #expect(screen.texts == ["back", "front"], "GTK draws children in order")
      #expect(TestScreen { Text("back").overlay { Text("front") } }.texts == ["back", "front"])
    }

    @Test func overlayLeavesTheViewBelowItsClicks() throws {
      let screen = TestScreen {
        Button("Go") {}.frame(width: 200, height: 100).overlay(alignment: .topTrailing) { Text("!") }
      }
      screen.layOut()
      let button = try #require(screen.root.button("Go"))
      let bounds = button.bounds(in: screen.root)
      let picked = gtk_widget_pick(
        screen.root.widget, Double(bounds.x + bounds.width / 2), Double(bounds.y + bounds.height / 2), GTK_PICK_DEFAULT)
      let hit = try #require(picked)
      #expect(hit == button.widget || gtk_widget_is_ancestor(hit, button.widget) != 0)
    }

    @Test func spacerBelowAnOverlayStillTakesItsRoom() throws {
      let screen = TestScreen {
        HStack {
          Text("a")
          Spacer().overlay(Text("mid"))
          Text("b")
        }
      }
      screen.layOut()
      #expect(try screen.bounds(of: "b").maxX == 400)
    }

    @Test func layersAreUpdatedAndEnd() throws {
      let log = Log()
      struct Layered: View {
        let count: Int
        let log: Log
        var body: some View {
          Group {
            ForEach(0..<count) { Text("row \($0)") }
          }.overlay(Text("over \(count)").onDisappear { log.entries.append("gone") })
        }
      }
      let screen = TestScreen { Layered(count: 2, log: log) }
      screen.appear()
      #expect(screen.texts == ["row 0", "over 2", "row 1", "over 2"], "each view of a group has its own")
      screen.controller.rootView = Layered(count: 1, log: log)
      screen.flush()
      #expect(screen.texts == ["row 0", "over 1"])
      #expect(log.entries == ["gone"])
    }

    @Test func emptyOverlayDoesNotDisturbTheLayout() throws {
      let screen = TestScreen {
        Text("a").overlay(Color.clear.frame(width: .zero, height: .zero))
        Text("b")
      }
      screen.layOut()
      #expect(try screen.bounds(of: "b").y - screen.bounds(of: "a").maxY == 6)
    }
  }
}
