import Foundation

/// The properties of a running transition.
///
/// Mirrors the part of `UIViewControllerTransitionCoordinatorContext` that has a meaning on the desktop.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Indicates whether the change is animated.
  var isAnimated: Bool { get }
  /// Indicates whether a gesture of the user drives the transition at present.
  var isInteractive: Bool { get }
  /// Indicates whether a gesture of the user drives the transition in its beginning.
  var initiallyInteractive: Bool { get }
  /// Indicates whether the user has cancelled the transition.
  var isCancelled: Bool { get }
  /// The part of the transition that is over when the gesture ends, from 0 to 1.
  var percentComplete: CGFloat { get }
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

  /// Calls a closure when the user's gesture ends, with the information whether the transition is cancelled. Without a gesture,
  /// it is not called.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
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

  /// Begins the animations of a block, which rest at their beginning.
  static func hold(_ block: () -> Void) -> any HeldAnimations
}

/// Animations that follow a gesture.
@MainActor
package protocol HeldAnimations: AnyObject {
  /// Shows the animations at a part of their time.
  func show(_ part: Double)

  /// Lets the animations run from where they are to their end, or back.
  func resume(isReversed: Bool, speed: Double)
}

extension TransitionCoordinator: UIViewControllerTransitionCoordinator {
  /// Indicates whether a gesture drives the transition, which the program's own animations alone permit.
  public var isInteractive: Bool { context?.isInteractive == true }
  /// Indicates whether a gesture drives the transition in its beginning.
  public var initiallyInteractive: Bool { context?.isInitiallyInteractive == true }
  /// Indicates whether the transition is taken back.
  public var isCancelled: Bool { context?.transitionWasCancelled == true }
  /// The part of the transition to which a gesture has moved it.
  public var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  /// That of the program's animation, or of a page of GTK's.
  public var transitionDuration: TimeInterval { isAnimated ? context?.duration ?? 0.2 : 0 }

  /// Performs changes beside the transition, and a closure after it.
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
