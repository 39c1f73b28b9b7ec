/// A delegate that is notified when a navigation controller shows another screen.
///
/// Mirrors `UINavigationControllerDelegate`. The methods have default implementations, because they are optional in
/// UIKit. The first two are called once per change of the top controller, and once when the first one appears. Off screen, they
/// are called immediately.
@preconcurrency @MainActor
public protocol NavigationControllerDelegate: AnyObject {
  /// Called after the screen's `viewWillAppear`.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)

  /// Called after the screen's `viewDidAppear`.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)

  /// Returns the animation of a push or a pop, or `nil`, the default, for that of the desktop.
  ///
  /// Called for animated changes on screen, before the screen's `viewWillAppear`. The back swipe of the desktop moves the
  /// screens itself, and the animation follows it.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation, from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object that drives the animation of a push or a pop by a gesture, or `nil`, the default, if it runs by
  /// itself.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the orientations of a device. Not called: a window of the desktop is not turned.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask

  /// Returns the first orientation of a device. Not called: a window of the desktop is not turned.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: NavigationController
  ) -> InterfaceOrientation
}

extension NavigationController {
  /// A change of the stack.
  ///
  /// Mirrors `UINavigationController.Operation`.
  public enum Operation: Int, Sendable {
    /// Neither a push nor a pop.
    case none
    /// A controller is pushed onto the stack.
    case push
    /// Controllers are popped from the stack.
    case pop
  }
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {}

  /// The animation of the desktop.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation, from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// No gesture: the animation runs by itself.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// All orientations.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask { .all }

  /// Upright.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: NavigationController
  ) -> InterfaceOrientation { .portrait }
}
