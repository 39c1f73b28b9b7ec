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
      var sizes: [CGSize] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        sizes.append(view.bounds.size)
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        sizes.append(view.bounds.size)
      }

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
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrame()
      try Pointer.click(first.view)
      #expect(await MainLoop.wait { first.taps == 1 })
      try Pointer.click(Gtk.shownWindows.flatMap(\.all).last { $0.hasAccessibleRole(.tab) })
      #expect(await MainLoop.wait { tabs.selectedIndex == 1 })
      #expect(first.taps == 1, "a click on a tab is no tap on the view")
      host.close()
    }

    private func show(_ root: UIViewController, width: Double) async -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 400))
      window.rootViewController = root
      asInAProgram { window.makeVisibleUnmanaged() }
      #expect(await MainLoop.wait { root.appearanceState == .appeared })
      return window
    }

    @Test func screensHaveTheRoomBesideTheBarsFromTheStart() async throws {
      let tabs = makeTabs()
      let window = await show(tabs, width: 500)
      asInAProgram { tabs.selectedIndex = 1 }
      #expect(await MainLoop.wait { screens[1].appearanceState == .appeared })
      // Without a compositor, the border of the window is part of its first size.
      for (screen, tolerance) in zip(screens, [20.0, 1]) {
        let shown = screen.view.bounds.size
        #expect(screen.sizes.count == 2 && shown.height > 200)
        for size in screen.sizes {
          let differences = (abs(size.width - shown.width), abs(size.height - shown.height))
          #expect(differences.0 < tolerance && differences.1 < tolerance, "\(size) \(shown)")
        }
      }
      window.close()
    }

    @Test func columnsHaveTheirWidthFromTheStart() async throws {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(screens[0], for: .primary)
      split.setViewController(screens[1], for: .secondary)
      let window = await show(split, width: 700)
      for screen in screens {
        let (shown, early) = (screen.view.bounds.size, try #require(screen.sizes.first))
        #expect(abs(early.width - shown.width) < 20 && abs(early.height - shown.height) < 20, "\(early) \(shown)")
      }
      window.close()
    }
  }
}
