import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit
import WidgetTesting

extension UIKitTests {
  /// The bars of containers beside the views of their screens.
  @Suite @MainActor struct ContainerBarTests {
    private final class Screen: UIViewController {
      var taps = 0

      func tap() { taps += 1 }
    }

    private let screens = [Screen(), Screen()]

    private func makeTabs() -> UITabBarController {
      let tabs = UITabBarController()
      for (screen, title) in zip(screens, ["First", "Second"]) { screen.title = title }
      tabs.viewControllers = screens.map { UINavigationController(rootViewController: $0) }
      return tabs
    }

    /// Performs an action as in a program, where a view has a size before it is on screen.
    private func asInAProgram(_ action: () -> Void) {
      UIWindow.usualSize = CGSize(width: 800, height: 600)
      action()
      UIWindow.usualSize = .zero
    }

    /// - Parameter owner: The view with the recognizer: that of the screen, of its navigation or of the tabs.
    @Test(arguments: 0..<3) func aTapRecognizerLeavesTheTabsTheirClicks(_ owner: Int) async throws {
      let (tabs, first) = (makeTabs(), screens[0])
      asInAProgram {
        let views: [UIView?] = [first.view, first.navigationController?.view, tabs.view]
        views[owner]?.addGestureRecognizer(UITapGestureRecognizer(target: first, action: Screen.tap))
        tabs.loadViewIfNeeded()
      }
      let host = try ViewHost(tabs, size: CGSize(width: 400, height: 300))
      #expect(await MainLoop.wait(timeout: .seconds(10)) { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrame()
      try Pointer.click(first.view)
      #expect(await MainLoop.wait(timeout: .seconds(10)) { first.taps == 1 })
      try Pointer.click(Gtk.shownWindows.flatMap(\.all).last { $0.hasAccessibleRole(.tab) })
      #expect(await MainLoop.wait(timeout: .seconds(10)) { tabs.selectedIndex == 1 })
      #expect(first.taps == 1, "a click on a tab is no tap on the view")
      host.close()
    }
  }
}
