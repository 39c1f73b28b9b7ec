import Foundation

/// The object that drives a transition by the user's gesture.
///
/// Mirrors `UIViewControllerInteractiveTransitioning`. ``UIPercentDrivenInteractiveTransition`` is the usual one.
/// Another object reports the progress to the context, and finally calls
/// ``UIViewControllerContextTransitioning/completeTransition(_:)``.
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
  /// Returns `true`.
  public var wantsInteractiveStart: Bool { true }
  /// Returns the speed of the animation.
  public var completionSpeed: CGFloat { 1 }
}
