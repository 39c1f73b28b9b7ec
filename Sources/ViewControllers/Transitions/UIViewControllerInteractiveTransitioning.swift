import Foundation

/// The object that drives a transition by the user's gesture.
///
/// Mirrors `UIViewControllerInteractiveTransitioning`. ``UIPercentDrivenInteractiveTransition`` is the usual one. Another tells
/// the context what happens, and calls ``UIViewControllerContextTransitioning/completeTransition(_:)`` in the end.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition, in place of its animation's `animateTransition(using:)`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Indicates whether the transition begins with a gesture. If not, it runs by itself.
  var wantsInteractiveStart: Bool { get }
  /// The speed after the gesture, where 1 is that of the animation.
  var completionSpeed: CGFloat { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The transition begins with a gesture.
  public var wantsInteractiveStart: Bool { true }
  /// The speed of the animation.
  public var completionSpeed: CGFloat { 1 }
}
