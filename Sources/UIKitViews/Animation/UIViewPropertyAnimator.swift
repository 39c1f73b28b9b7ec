import Foundation
import Graphics
import GtkBridge

/// The state of an animator.
///
/// Mirrors `UIViewAnimatingState`.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive
  /// It runs or is paused.
  case active
  /// It was stopped, and waits for `finishAnimation(at:)`.
  case stopped
}

/// The place where an animation ends.
///
/// Mirrors `UIViewAnimatingPosition`.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The new values.
  case end
  /// The values before the animation.
  case start
  /// The values that are drawn.
  case current
}

/// An animation that can be paused, scrubbed and reversed.
///
/// Mirrors `UIViewPropertyAnimator`:
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { card.center.y = 40 }
/// animator.startAnimation()
/// ```
@preconcurrency @MainActor
open class UIViewPropertyAnimator {
  /// The duration in seconds, without the delay.
  public let duration: TimeInterval
  /// The delay in seconds.
  public private(set) var delay: TimeInterval = 0
  /// The timing.
  public let timingParameters: any UITimingCurveProvider
  /// The state.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Kept, without effect.
  open var isUserInteractionEnabled = true
  /// Kept, without effect: each animation can be interrupted.
  open var isInterruptible = true
  /// Kept, without effect: while the animation is paused, the fraction is always that of the drawn distance.
  open var scrubsLinearly = true
  /// Kept, without effect: the animator is inactive at its end.
  open var pausesOnCompletion = false

  private var blocks: [(delay: Double, block: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animation: ViewAnimation?

  /// Creates an animator.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  /// Creates an animator with one of the usual curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve of control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  deinit {}

  /// Starts an animation at once, and returns its animator.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve: UIView.AnimationCurve =
      options.contains(.curveLinear)
      ? .linear : options.contains(.curveEaseIn) ? .easeIn : options.contains(.curveEaseOut) ? .easeOut : .easeInOut
    let animator = self.init(running: duration, curve)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Creates the animator of ``runningPropertyAnimator(withDuration:delay:options:animations:completion:)``.
  public required convenience init(running duration: TimeInterval, _ curve: UIView.AnimationCurve) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
  }

  /// Indicates whether the animation runs.
  public var isRunning: Bool { animation?.isRunning == true }

  /// Indicates whether the animation runs from its end to its beginning.
  open var isReversed = false {
    didSet { animation?.isReversed = isReversed }
  }

  /// The part of the animation that is over, from 0 to 1. Setting it pauses the animation.
  open var fractionComplete: CGFloat {
    get { animation?.fraction ?? 0 }
    set {
      begin()
      animation?.pause()
      animation?.fraction = newValue
    }
  }

  /// Adds changes. Those that are added while the animation runs are animated for the rest of it.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin after a part of the duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if let running = self.animation, state == .active {
      let start = running.fraction + delayFactor * (1 - running.fraction)
      return running.recordKeyframe(from: start, duration: 1 - start, animation)
    }
    blocks.append((delayFactor, animation))
  }

  /// Adds a closure that is called at the end with the place where the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Runs the animation, from where it is.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Runs the animation after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    begin()
    animation?.start(keeping: self)
  }

  /// Pauses the animation where it is.
  open func pauseAnimation() {
    begin()
    animation?.pause()
  }

  /// Continues a paused animation. The parameters are kept, without effect.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation(afterDelay: 0)
  }

  /// Stops the animation: views get the values that are drawn.
  ///
  /// - Parameter withoutFinishing: Indicates whether the animator is inactive after that and calls no completion;
  ///   otherwise call ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let animation else { return }
    // The end that follows calls the completions.
    animation.onEnd = nil
    animation.finishWhereDrawn()
    if withoutFinishing { return reset() }
    state = .stopped
  }

  /// Ends a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition != .current { animation?.restore(atStart: finalPosition == .start) }
    let all = completions
    reset()
    for completion in all { completion(finalPosition) }
  }

  private func begin() {
    guard state == .inactive else { return }
    state = .active
    var timing = timingParameters._timing(duration: duration)
    if delay > 0 { timing = timing.delayed(by: delay) }
    let animation = ViewAnimation(timing.timing, axes: timing.axes)
    self.animation = animation
    animation.isReversed = isReversed
    animation.onEnd = { [weak self] _ in self?.end() }
    let all = blocks
    blocks = []
    for (delay, block) in all {
      if delay > 0 {
        animation.recordKeyframe(from: delay, duration: 1 - delay, block)
      } else {
        animation.record(block)
      }
    }
  }

  private func end() {
    let (position, all) = (isReversed ? UIViewAnimatingPosition.start : .end, completions)
    reset()
    for completion in all { completion(position) }
  }

  private func reset() {
    state = .inactive
    animation = nil
    completions = []
  }
}
