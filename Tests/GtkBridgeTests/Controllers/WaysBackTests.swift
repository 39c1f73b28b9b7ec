import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The user's ways to go back, in addition to the button in the bar.
  @Suite @MainActor struct WaysBackTests {
    enum Way: CaseIterable {
      case button, mouseButton, keys, touch, touchpad
    }

    private let log = Log()

    private func showTwo() throws -> (Window, NavigationController, Gtk.Window) {
      let navigation = NavigationController(rootViewController: LoggingController("a", log))
      navigation.pushViewController(LoggingController("b", log), animated: false)
      let window = try TestApplication.show(navigation)
      try #require(MainLoop.pump { navigation.topViewController?.appearanceState == .appeared })
      return (window, navigation, try #require(TestApplication.windows.first))
    }

    private func swipe(_ distances: Double..., over shown: Gtk.Window) throws {
      let pan = try #require(shown.controllers("GtkGesturePan").first)
      for distance in distances { pan.emit("drag-update", numbers: [distance, 0]) }
      pan.emitTouch("end")
    }

    private func scroll(_ steps: [(Double, Double)], over shown: Gtk.Window) throws {
      let controller = try #require(shown.controllers("GtkEventControllerScroll").first)
      controller.emit("scroll-begin", numbers: [])
      for step in steps { controller.emit("scroll", numbers: [step.0, step.1]) }
      controller.emit("scroll-end", numbers: [])
    }

    @Test(arguments: Way.allCases)
    func goesBack(by way: Way) throws {
      let (window, navigation, shown) = try showTwo()
      navigation.topViewController?.onHostRemoval = { log.entries.append("removed: \($0)") }
      switch way {
      case .button: try #require(shown.backButton).emit("clicked")
      case .mouseButton:
        for gesture in shown.controllers("GtkGestureClick") where gtk_gesture_single_get_button(gesture.opaque) == 8 {
          gesture.emit("pressed", integer: 1, numbers: 2)
        }
      case .keys: #expect(shown.activateShortcut("<Alt>Left"))
      case .touch: try swipe(10, 90, over: shown)
      case .touchpad: try scroll([(-4, 0), (-5, 1), (-3, 0)], over: shown)
      }
      #expect(MainLoop.pump { log.entries.last == "removed: wentBack" })
      #expect(navigation.viewControllers.count == 1)
      window.close()
    }

    @Test func otherSweepsDoNot() throws {
      let (window, navigation, shown) = try showTwo()
      try swipe(-10, -900, over: shown)
      try swipe(10, 30, over: shown)
      try swipe(90, 70, over: shown)
      try scroll([(12, 0)], over: shown)
      try scroll([(-12, 20)], over: shown)
      try scroll([(-1, 0)], over: shown)
      #expect(navigation.viewControllers.count == 2)
      window.close()
    }

    private func seen(_ name: String, in shown: Gtk.Window) -> Bool { shown.button(name)?.isMapped == true }

    /// The distance of the shown screen from its place, as a part of the width.
    private func position(in navigation: NavigationController) throws -> Double {
      try #require(navigation.view.backing as? NavigationBacking).slide.position
    }

    @Test func swipeMovesTheScreensWithTheFinger() throws {
      let (window, navigation, shown) = try showTwo()
      log.entries = []
      let pan = try #require(shown.controllers("GtkGesturePan").first)
      pan.emit("drag-update", numbers: [50, 0])
      #expect(MainLoop.pump { seen("a", in: shown) && seen("b", in: shown) })
      #expect(abs(try position(in: navigation) - 50 / navigation.view.realize().width) < 0.001)
      #expect(shown.title == "b")
      pan.emitTouch("end")
      #expect(MainLoop.pump { seen("b", in: shown) && !seen("a", in: shown) })
      #expect(try position(in: navigation) == 0)
      #expect(!log.entries.contains { $0.contains("ppear") }, "nothing has appeared or disappeared")
      #expect(navigation.viewControllers.count == 2)
      window.close()
    }

    @Test func slowSwipeGoesBackBeyondTheMiddle() throws {
      let (window, navigation, shown) = try showTwo()
      log.entries = []
      let pan = try #require(shown.controllers("GtkGesturePan").first)
      pan.emit("drag-update", numbers: [Double(shown.width) * 0.6, 0])
      #expect(MainLoop.pump { seen("a", in: shown) })
      pan.emitTouch("end")
      #expect(navigation.viewControllers.count == 1)
      let rest = try position(in: navigation)
      #expect(-0.41 < rest && rest <= 0, "the movement goes on where the finger left it")
      #expect(MainLoop.pump { log.entries.contains("a didAppear") && !seen("b", in: shown) })
      #expect(seen("a", in: shown) && shown.title == "a")
      #expect(try position(in: navigation) == 0)
      window.close()
    }

    @Test func screenThatRefusesToLeaveMovesBack() throws {
      final class Refusing: NavigationController {
        override func popViewController(animated: Bool) -> ViewController? { nil }
      }
      let navigation = Refusing(rootViewController: LoggingController("a", log))
      navigation.pushViewController(LoggingController("b", log), animated: false)
      let window = try TestApplication.show(navigation)
      try #require(MainLoop.pump { navigation.topViewController?.appearanceState == .appeared })
      let shown = try #require(TestApplication.windows.first)
      try swipe(10, 200, over: shown)
      #expect(MainLoop.pump { seen("b", in: shown) && !seen("a", in: shown) })
      #expect(navigation.viewControllers.count == 2)
      window.close()
    }

    @Test(arguments: [false, true]) func pushDuringASwipeWins(movesAfterwards: Bool) throws {
      let (window, navigation, shown) = try showTwo()
      let pan = try #require(shown.controllers("GtkGesturePan").first)
      pan.emit("drag-update", numbers: [Double(shown.width) * 0.6, 0])
      #expect(MainLoop.pump { seen("a", in: shown) })
      navigation.pushViewController(LoggingController("c", log), animated: true)
      if movesAfterwards { pan.emit("drag-update", numbers: [90, 0]) }
      pan.emitTouch("end")
      #expect(MainLoop.pump { log.entries.contains("c didAppear") })
      #expect(MainLoop.pump { !seen("a", in: shown) && !seen("b", in: shown) })
      #expect(try seen("c", in: shown) && position(in: navigation) == 0)
      window.close()
    }
  }
}

extension Gtk.Widget {
  /// Performs the shortcut of a key combination in the widget's window.
  fileprivate func activateShortcut(_ accelerator: String) -> Bool {
    for controller in controllers("GtkShortcutController") {
      for index in 0..<g_list_model_get_n_items(controller.opaque) {
        guard let item = g_list_model_get_item(controller.opaque, index) else { continue }
        let shortcut = Gtk.Object(adopting: item)
        guard let text = gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger(shortcut.opaque)) else { continue }
        defer { g_free(text) }
        if String(cString: text) == accelerator {
          let action = gtk_shortcut_get_action(shortcut.opaque)
          return gtk_shortcut_action_activate(action, GtkShortcutActionFlags(rawValue: 0), widget, nil) != 0
        }
      }
    }
    return false
  }
}
