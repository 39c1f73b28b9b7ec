/// A delegate that is notified when a navigation controller shows another screen.
///
/// Mirrors `UINavigationControllerDelegate`. Both methods have default implementations, because they are optional in
/// UIKit. They are called once per change of the top controller, and once when the first one appears. Off screen, they
/// are called immediately.
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
