import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// A split controller in a window: two columns if there is room, and otherwise one.
  @Suite @MainActor struct SplitTests {
    private let log = Log()

    private func showSplit(width: Double) throws -> (Window, SplitController) {
      let split = SplitController(style: .doubleColumn)
      split.setViewController(LoggingController("sidebar", log), for: .primary)
      split.setViewController(LoggingController("content", log), for: .secondary)
      let window = try TestApplication.show(split, width: width)
      try #require(MainLoop.pump { log.entries.contains("content didAppear") })
      return (window, split)
    }

    private func seen(_ name: String) -> Bool { TestApplication.windows[0].button(name)?.isMapped == true }

    @Test func wideWindowShowsBothColumns() throws {
      let (window, split) = try showSplit(width: 800)
      #expect(!split.isCollapsed)
      #expect(seen("sidebar") && seen("content"))
      #expect(TestApplication.windows[0].title == "content")
      #expect(TestApplication.windows[0].backButton?.isVisible == false)
      window.close()
    }

    @Test func narrowWindowShowsTheContentAndAWayBack() throws {
      let (window, split) = try showSplit(width: 360)
      #expect(MainLoop.pump { split.isCollapsed && !seen("sidebar") && seen("content") })
      let back = try #require(TestApplication.windows[0].backButton)
      #expect(back.isVisible)
      back.emit("clicked")
      #expect(MainLoop.pump { seen("sidebar") && !seen("content") })
      #expect(!back.isVisible)
      window.close()
    }

    /// GTK leaves the handle in its place, where it would cover a part of the only column.
    @Test func handleCannotBeDraggedWhileAColumnIsAlone() throws {
      func drags() throws -> [Bool] {
        let paned = try #require(TestApplication.windows[0].all("GtkPaned").first)
        let gestures = paned.controllers("GtkGestureDrag") + paned.controllers("GtkGesturePan")
        return gestures.map { gtk_event_controller_get_propagation_phase($0.opaque) != GTK_PHASE_NONE }
      }
      let (narrow, split) = try showSplit(width: 360)
      #expect(MainLoop.pump { split.isCollapsed && !seen("sidebar") })
      #expect(try drags().contains(false) && !drags().contains(true))
      narrow.close()
      let (wide, _) = try showSplit(width: 800)
      #expect(try drags().contains(true) && !drags().contains(false))
      wide.close()
    }

    @Test func backGoesThroughTheContentBeforeTheSidebar() throws {
      let navigation = NavigationController(rootViewController: LoggingController("content", log))
      let split = SplitController(style: .doubleColumn)
      split.setViewController(LoggingController("sidebar", log), for: .primary)
      split.setViewController(navigation, for: .secondary)
      let window = try TestApplication.show(split, width: 360)
      #expect(MainLoop.pump { split.isCollapsed && seen("content") })
      navigation.pushViewController(LoggingController("detail", log), animated: false)
      #expect(MainLoop.pump { log.entries.contains("detail didAppear") })
      #expect(TestApplication.windows[0].title == "detail")
      let back = try #require(TestApplication.windows[0].backButton)
      back.emit("clicked")
      #expect(MainLoop.pump { seen("content") && navigation.viewControllers.count == 1 })
      back.emit("clicked")
      #expect(MainLoop.pump { seen("sidebar") && !seen("content") })
      window.close()
    }

    @Test func columnsFollowTheProgram() throws {
      let (window, split) = try showSplit(width: 800)
      split.setViewController(LoggingController("other", log), for: .secondary)
      #expect(MainLoop.pump { log.entries.contains("other didAppear") })
      #expect(seen("other") && !seen("content") && seen("sidebar"))
      split.hide(.primary)
      #expect(MainLoop.pump { !seen("sidebar") })
      split.show(.primary)
      #expect(MainLoop.pump { seen("sidebar") })
      window.close()
    }

    @Test func sidebarIsAsWideAsTheProgramAndThenTheUserSays() throws {
      final class Listener: SplitControllerDelegate {
        var widths: [Double] = []
        func splitViewControllerDidResizePrimaryColumn(_ splitController: SplitController) {
          widths.append(Double(splitController.primaryColumnWidth))
        }
      }
      let listener = Listener()
      let (window, split) = try showSplit(width: 800)
      split.delegate = listener
      split.preferredPrimaryColumnWidth = 300
      let paned = try #require(TestApplication.windows[0].all.first { $0.typeName == "GtkPaned" })
      #expect(gtk_paned_get_position(paned.opaque) == 300)
      #expect(listener.widths.isEmpty, "the program knows what it has asked for")
      gtk_paned_set_position(paned.opaque, 340)
      #expect(listener.widths == [340] && split.primaryColumnWidth == 340)
      split.setViewController(LoggingController("other", log), for: .secondary)
      #expect(gtk_paned_get_position(paned.opaque) == 340, "what the user has dragged stands")
      split.hide(.primary)
      split.show(.primary)
      #expect(gtk_paned_get_position(paned.opaque) == 340)
      window.close()
    }

    @Test func titleIsThatOfTheColumnThatIsSeen() throws {
      let (window, split) = try showSplit(width: 360)
      #expect(MainLoop.pump { split.isCollapsed })
      #expect(TestApplication.windows[0].title == "content")
      split.userDidGoBack()
      #expect(TestApplication.windows[0].title == "sidebar")
      window.close()
    }
  }
}
