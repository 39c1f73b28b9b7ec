import Foundation

/// An object that knows how a controller is presented.
///
/// Mirrors `UIViewControllerTransitioningDelegate`. What Objective-C calls optional has a default here: the desktop's own.
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

  /// Returns what drives a presentation. Never called: a transition runs by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns what drives a dismissal. Never called: a transition runs by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(forDismissed dismissed: ViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
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
  /// Animates the views. The container contains the arriving view already.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The object that drives a transition by the user's gesture. Never asked for: a transition runs by itself after the gesture.
///
/// Mirrors `UIViewControllerInteractiveTransitioning`.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// A transition as far as a gesture has moved it. Its values are kept, without effect, as
/// ``UIViewControllerInteractiveTransitioning`` says.
///
/// Mirrors `UIPercentDrivenInteractiveTransition`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// The part of the transition that is over, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The duration in seconds.
  open var duration: CGFloat { 0 }
  /// The speed after the gesture.
  open var completionSpeed: CGFloat = 1
  /// Indicates whether the transition begins with a gesture.
  open var wantsInteractiveStart = true

  /// Creates the beginning of a transition.
  public init() {}

  deinit {}

  /// Called at the beginning of the transition. By default, nothing happens until the part that is over is set.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  /// Sets the part that is over.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
  /// Goes on to the end.
  open func finish() { percentComplete = 1 }
  /// Goes back to the beginning.
  open func cancel() { percentComplete = 0 }
  /// Rests.
  open func pause() {}
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
  /// Indicates whether a gesture drives the transition. Always `false`.
  var isInteractive: Bool { get }
  /// Indicates whether the transition has been cancelled. Always `false`.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: ModalPresentationStyle { get }
  /// Ends the transition. An animation calls it in the end.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the transition.
  func viewController(forKey key: TransitionCoordinator.ScreenKey) -> ViewController?
  /// Returns a view that the transition moves.
  func view(forKey key: UITransitionContextViewKey) -> NativeView?
  /// Returns the frame of a controller's view before the transition, of no size if it is not there.
  func initialFrame(for vc: ViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition, of no size if it is not there.
  func finalFrame(for vc: ViewController) -> CGRect
}
