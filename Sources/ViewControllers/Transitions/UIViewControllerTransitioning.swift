import Foundation

/// An object that determines the presentation of a controller.
///
/// Mirrors `UIViewControllerTransitioningDelegate`. Methods that are optional in Objective-C have a default here: the
/// desktop's own.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animation of a presentation.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the animation of a dismissal.
  func animationController(forDismissed dismissed: ViewController) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object that places the presented view.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?

  /// Returns the object that drives a presentation. With `nil`, the default, the presentation runs by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the object that drives a dismissal. With `nil`, the default, the dismissal runs by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`, for the animation of the desktop.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`, for the animation of the desktop.
  public func animationController(forDismissed dismissed: ViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
  /// Returns `nil`, for the placement of the desktop.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
  /// Returns `nil`: the animation runs by itself.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`: the animation runs by itself.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// The animation of a transition.
///
/// Mirrors `UIViewControllerAnimatedTransitioning`. It ends with ``UIViewControllerContextTransitioning/completeTransition(_:)``.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates the views. The container already contains the arriving view.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// A view of a transition.
///
/// Mirrors `UITransitionContextViewKey`.
public enum UITransitionContextViewKey: Sendable {
  /// The view that disappears. A presentation has none: the presenting view stays below.
  case from
  /// The view that appears. A dismissal has none.
  case to
}

/// The views, the controllers and the container of a transition, for its animation.
///
/// Mirrors `UIViewControllerContextTransitioning`.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place.
  var containerView: NativeView { get }
  /// Indicates whether the change is animated.
  var isAnimated: Bool { get }
  /// Indicates whether a gesture currently drives the transition.
  var isInteractive: Bool { get }
  /// Indicates whether the transition has been cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: ModalPresentationStyle { get }
  /// Sets the completed part of the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the gesture. The transition continues to its end.
  func finishInteractiveTransition()
  /// Ends the gesture. The transition returns to its beginning.
  func cancelInteractiveTransition()
  /// Kept, without effect.
  func pauseInteractiveTransition()
  /// Ends the transition. An animation calls it at its end, with `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the transition.
  func viewController(forKey key: TransitionCoordinator.ScreenKey) -> ViewController?
  /// Returns a view that the transition moves.
  func view(forKey key: UITransitionContextViewKey) -> NativeView?
  /// Returns the frame of a controller's view before the transition, or a zero rectangle if the view is not part of the
  /// transition.
  func initialFrame(for vc: ViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition, or a zero rectangle if the view is not part of the
  /// transition.
  func finalFrame(for vc: ViewController) -> CGRect
}
