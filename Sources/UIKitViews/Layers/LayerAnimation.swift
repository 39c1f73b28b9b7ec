import QuartzCore

/// An animation that has been added to a layer.
@MainActor
final class LayerAnimation {
  let key: String?
  /// The program's animation, as it was when it was added.
  let animation: CAAnimation
  private(set) var plan: AnimationPlan
  /// Indicates whether the end has been reached. The animation may still show its last value.
  var isOver = false
  private(set) var hasBegun = false

  /// The delegate. An animation without an end does not keep it alive.
  private weak var observer: (any CAAnimationDelegate)?
  private var delegate: (any CAAnimationDelegate)?
  private var transaction: CATransaction.Share?

  init(_ animation: CAAnimation, key: String?) {
    let copy = animation.copy() as? CAAnimation ?? animation
    observer = animation.delegate
    copy.delegate = nil
    (self.key, self.animation) = (key, copy)
    plan = copy.plan(defaultDuration: CATransaction.animationDuration())
    if isFinite { delegate = observer }
    transaction = CATransaction.share()
  }

  deinit {}

  /// Indicates whether the animation has an end.
  var isFinite: Bool { plan.timeline.length.isFinite }

  /// Begins at a time of the layer, if the animation has not yet begun.
  func begin(at time: Double) {
    guard !hasBegun else { return }
    hasBegun = true
    if plan.timeline.beginTime == 0 { plan.timeline.beginTime = time }
    guard let delegate = observer else { return }
    // After the code that may have added the animation, as the program expects it.
    Task { @MainActor [animation] in delegate.animationDidStart(animation) }
  }

  /// Reports the end, once.
  func stop(finished: Bool) {
    guard let transaction else { return }
    self.transaction = nil
    let delegate = observer
    self.delegate = nil
    Task { @MainActor [animation] in
      delegate?.animationDidStop(animation, finished: finished)
      transaction.end()
    }
  }
}
