/// Told when a navigation controller shows another screen.
///
/// Mirrors `UINavigationControllerDelegate`. Both requirements have a default, as UIKit's are optional. They are called once
/// for each change of the top controller, and for the first one when it first appears; off screen, at once.
@preconcurrency @MainActor
public protocol NavigationControllerDelegate: AnyObject {
  /// Called after the screen's `viewWillAppear`.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)

  /// Called after the screen's `viewDidAppear`.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)
}

extension NavigationControllerDelegate {
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {}
}
