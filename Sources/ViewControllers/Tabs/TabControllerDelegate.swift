/// A delegate for tab selections by the user.
///
/// Mirrors `UITabBarControllerDelegate`. Both methods have default implementations, because they are optional in UIKit.
/// Neither is called for selections by the program.
@preconcurrency @MainActor
public protocol TabControllerDelegate: AnyObject {
  /// Asks whether the tab may be selected. The default is `true`.
  func tabBarController(_ tabBarController: TabController, shouldSelect viewController: ViewController) -> Bool

  /// Called after the user selected a tab, even if it was already selected.
  func tabBarController(_ tabBarController: TabController, didSelect viewController: ViewController)
}

extension TabControllerDelegate {
  /// Lets the user select each tab.
  public func tabBarController(
    _ tabBarController: TabController, shouldSelect viewController: ViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(_ tabBarController: TabController, didSelect viewController: ViewController) {}
}
