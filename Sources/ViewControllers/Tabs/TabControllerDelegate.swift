/// Asked and told when the user selects a tab.
///
/// Mirrors `UITabBarControllerDelegate`. Both requirements have a default, as UIKit's are optional. Neither is called when the
/// program selects.
@preconcurrency @MainActor
public protocol TabControllerDelegate: AnyObject {
  /// Whether the tab may be selected. The default is `true`.
  func tabBarController(_ tabBarController: TabController, shouldSelect viewController: ViewController) -> Bool

  /// The user has selected a tab, possibly the one that was selected already.
  func tabBarController(_ tabBarController: TabController, didSelect viewController: ViewController)
}

extension TabControllerDelegate {
  public func tabBarController(
    _ tabBarController: TabController, shouldSelect viewController: ViewController
  ) -> Bool { true }

  public func tabBarController(_ tabBarController: TabController, didSelect viewController: ViewController) {}
}
