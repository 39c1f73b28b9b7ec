import Foundation

/// The properties of a running transition.
///
/// Mirrors the part of `UIViewControllerTransitionCoordinatorContext` that has a meaning on the desktop.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Indicates whether the change is animated.
  var isAnimated: Bool { get }
  /// Indicates whether a gesture currently drives the transition.
  var isInteractive: Bool { get }
  /// Indicates whether a gesture drives the transition at its start.
  var initiallyInteractive: Bool { get }
  /// Indicates whether the user has cancelled the transition.
  var isCancelled: Bool { get }
  /// The completed part of the transition at the end of the gesture, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The duration in seconds, which is 0 without animation.
  var transitionDuration: TimeInterval { get }
  /// Returns a screen of the transition, or `nil` if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> ViewController?
}

/// A running transition, for code that runs alongside it or after it.
///
/// Mirrors `UIViewControllerTransitionCoordinator`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates changes of views during the transition, and calls `completion` after its last event.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure when the user's gesture ends. Its argument indicates whether the transition is cancelled. Without
  /// a gesture, the closure is not called.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes of views during the transition.
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

  /// Begins the animations of a block, and holds them at their beginning.
  static func hold(_ block: () -> Void) -> any HeldAnimations
}

/// Animations that follow a gesture.
@MainActor
package protocol HeldAnimations: AnyObject {
  /// Shows the animations at a fraction of their time.
  func show(_ part: Double)

  /// Continues the animations to their end, or back to their beginning.
  func resume(isReversed: Bool, speed: Double)
}

extension TransitionCoordinator: UIViewControllerTransitionCoordinator {
  /// Indicates whether a gesture drives the transition. Only the program's own animations permit this.
  public var isInteractive: Bool { context?.isInteractive == true }
  /// Indicates whether a gesture drives the transition at its start.
  public var initiallyInteractive: Bool { context?.isInitiallyInteractive == true }
  /// Indicates whether the transition is cancelled.
  public var isCancelled: Bool { context?.transitionWasCancelled == true }
  /// The completed part of the transition at the latest update of a gesture.
  public var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  /// The duration of the program's animation, or that of GTK's page transition.
  public var transitionDuration: TimeInterval { isAnimated ? context?.duration ?? 0.2 : 0 }

  /// Performs changes alongside the transition, and calls a closure after it.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    if let animation {
      let changes = { [self] in animate { animation(self) } }
      if context?.runBeside(changes) != true { changes() }
    }
    if let completion { whenComplete { completion(self) } }
    return true
  }

  private func animate(_ changes: @escaping () -> Void) {
    if isAnimated, let animator = NativeView.self as? any ViewAnimating.Type {
      animator.animate(for: transitionDuration, changes)
    } else {
      changes()
    }
  }

  /// Calls a closure when a gesture that drives the transition ends.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    context?.whenInteractionEnds { [self] in handler(self) }
  }
}
