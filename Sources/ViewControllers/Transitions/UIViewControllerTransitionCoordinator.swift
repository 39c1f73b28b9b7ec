import Foundation

/// The properties of a running transition.
///
/// Mirrors the part of `UIViewControllerTransitionCoordinatorContext` that has a meaning on the desktop.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Indicates whether the change is animated.
  var isAnimated: Bool { get }
  /// Indicates whether the user may still cancel the transition. Always `false`: it starts when the gesture has ended.
  var isInteractive: Bool { get }
  /// Indicates whether the user has cancelled the transition. Always `false`.
  var isCancelled: Bool { get }
  /// The duration in seconds, which is 0 without animation.
  var transitionDuration: TimeInterval { get }
  /// Returns a screen of the transition, or `nil` if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> ViewController?
}

/// A running transition, for code that runs beside it or after it.
///
/// Mirrors `UIViewControllerTransitionCoordinator`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates changes of views as long as the transition lasts, and calls `completion` after its last event.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes of views as long as the transition lasts.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The object that animates changes of views. The module UIKit provides it.
@MainActor
package protocol ViewAnimating {
  static func animate(for duration: TimeInterval, _ changes: @escaping () -> Void)
}

extension TransitionCoordinator: UIViewControllerTransitionCoordinator {
  /// Indicates whether the user drives the transition. It remains `false`: pages move by themselves.
  public var isInteractive: Bool { false }
  /// Indicates whether the transition is taken back. It remains `false`.
  public var isCancelled: Bool { false }
  /// That of a page of GTK's.
  public var transitionDuration: TimeInterval { isAnimated ? 0.2 : 0 }

  /// Performs changes beside the transition, and a closure after it.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    if let animation {
      if isAnimated, let animator = NativeView.self as? any ViewAnimating.Type {
        animator.animate(for: transitionDuration) { animation(self) }
      } else {
        animation(self)
      }
    }
    if let completion { whenComplete { completion(self) } }
    return true
  }
}
