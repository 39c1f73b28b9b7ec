import Foundation

/// A transition whose progress a gesture controls.
///
/// Mirrors `UIPercentDrivenInteractiveTransition`. A gesture recognizer begins the transition and reports its progress,
/// and the delegate returns the object from `navigationController(_:interactionControllerFor:)`:
/// ```swift
/// private func didPan(_ pan: UIPanGestureRecognizer) {
///   let part = pan.translation(in: view).x / view.bounds.width
///   switch pan.state {
///   case .began:
///     interaction = UIPercentDrivenInteractiveTransition()
///     navigationController?.popViewController(animated: true)
///   case .changed: interaction?.update(part)
///   case .ended where part > 0.5: interaction?.finish()
///   default: interaction?.cancel()
///   }
/// }
/// ```
///
/// It controls the animations of `UIView.animate` and its relatives. Core Animation's animations of layers run by
/// themselves.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// The completed part of the transition, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed after the gesture, where 1 is that of the animation.
  open var completionSpeed: CGFloat = 1
  /// Indicates whether the transition begins with a gesture.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?
  /// Indicates whether the transition begins as soon as its container has a size.
  private var isAwaited = false
  /// The decision of the gesture before the transition has begun.
  private var earlyOutcome: Bool?

  /// Creates an interactive transition.
  public init() {}

  deinit {}

  /// The duration of the animation in seconds, or 0 before its beginning.
  open var duration: CGFloat { context?.duration ?? 0 }

  /// Begins the transition, and holds its animation at the progress of ``update(_:)``.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    if !isAwaited { percentComplete = 0 }
    self.context = context
    context.holdAnimation()
    context.updateInteractiveTransition(percentComplete)
    if let earlyOutcome { end(earlyOutcome) }
  }

  /// Sets the completed part.
  open func update(_ percentComplete: CGFloat) {
    guard context != nil || isAwaited else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Continues to the end.
  open func finish() { end(true) }

  /// Returns to the beginning.
  open func cancel() { end(false) }

  /// Has no effect: the transition waits for the next ``update(_:)`` anyway, and one that runs by itself does not
  /// pause.
  open func pause() {}

  /// Lets the gesture control a transition that has not yet begun.
  func prepareToStart() {
    isAwaited = true
    percentComplete = 0
    earlyOutcome = nil
  }

  private func end(_ isFinished: Bool) {
    guard let context else {
      if isAwaited { earlyOutcome = isFinished }
      return
    }
    self.context = nil
    isAwaited = false
    earlyOutcome = nil
    if isFinished { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    context.releaseAnimation(speed: completionSpeed)
  }
}
