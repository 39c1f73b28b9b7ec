import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// A tab controller in a window: the visible screen, and the ways to select it.
  @Suite @MainActor struct TabTests {
    private let log = Log()

    private final class Guard: TabControllerDelegate {
      func tabBarController(_ tabBarController: TabController, shouldSelect viewController: ViewController) -> Bool {
        viewController.title != "locked"
      }
    }

    private func showTabs(_ names: String...) throws -> (Window, TabController) {
      let tabs = TabController()
      tabs.viewControllers = names.map { LoggingController($0, log) }
      let window = try TestApplication.show(tabs)
      try #require(MainLoop.pump { tabs.selectedViewController?.appearanceState == .appeared })
      log.entries = []
      return (window, tabs)
    }

    private func tab(_ name: String) throws -> Gtk.Widget {
      try #require(TestApplication.windows[0].all.first { $0.typeName == "GtkToggleButton" && $0.texts == [name] })
    }

    private func seen(_ name: String) -> Bool { TestApplication.windows[0].button(name)?.isMapped == true }

    @Test func userSelectsATab() throws {
      let (window, tabs) = try showTabs("one", "two")
      #expect(seen("one"))
      gtk_toggle_button_set_active(try tab("two").cast(), 1)
      #expect(MainLoop.pump { log.entries.contains("two didAppear") })
      #expect(log.entries == ["one willDisappear", "two willAppear", "one didDisappear", "two didAppear"])
      #expect(tabs.selectedIndex == 1)
      #expect(seen("two") && !seen("one"))
      window.close()
    }

    @Test func programSelectsATab() throws {
      let (window, tabs) = try showTabs("one", "two")
      tabs.selectedIndex = 1
      #expect(MainLoop.pump { log.entries.contains("two didAppear") })
      #expect(seen("two") && !seen("one"))
      #expect(gtk_toggle_button_get_active(try tab("two").cast()) != 0)
      window.close()
    }

    @Test func delegateRefusesATab() throws {
      let (window, tabs) = try showTabs("one", "locked")
      let delegate = Guard()
      tabs.delegate = delegate
      gtk_toggle_button_set_active(try tab("locked").cast(), 1)
      MainLoop.pump(timeout: .milliseconds(50)) { false }
      #expect(tabs.selectedIndex == 0)
      #expect(seen("one"))
      #expect(gtk_toggle_button_get_active(try tab("one").cast()) != 0)
      #expect(log.entries.isEmpty)
      window.close()
    }

    @Test func titlesAndTabsFollowTheControllers() throws {
      let (window, tabs) = try showTabs("one", "two")
      tabs.viewControllers?[0].title = "renamed"
      #expect(throws: Never.self) { try tab("renamed") }
      tabs.viewControllers = (tabs.viewControllers ?? []) + [LoggingController("three", log)]
      #expect(throws: Never.self) { try tab("three") }
      #expect(seen("one"))
      window.close()
    }

    @Test func aPushedScreenHidesTheTabs() throws {
      let (window, tabs) = try showTabs("one", "two")
      let (root, pushed) = (LoggingController("root", log), LoggingController("pushed", log))
      let navigation = NavigationController(rootViewController: root)
      tabs.viewControllers = [navigation, LoggingController("two", log)]
      #expect(MainLoop.pump { seen("root") })
      #expect(try tab("two").isMapped)
      pushed.hidesBottomBarWhenPushed = true
      navigation.pushViewController(pushed, animated: false)
      navigation.pushViewController(LoggingController("top", log), animated: false)
      #expect(MainLoop.pump { seen("top") })
      #expect(try !tab("two").isMapped)
      navigation.popToRootViewController(animated: false)
      #expect(MainLoop.pump { seen("root") })
      #expect(try tab("two").isMapped)
      window.close()
    }
  }
}
