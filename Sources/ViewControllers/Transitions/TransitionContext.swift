import Foundation

/// A transition that the program animates: its views, its controllers and its container.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
  /// The screens and views of a transition.
  struct Change {
    var from: (controller: ViewController?, view: NativeView?)
    var to: (controller: ViewController?, view: NativeView?)
    var initialFrame: (ViewController) -> CGRect
    var finalFrame: (ViewController) -> CGRect
  }

  let containerView: NativeView
  let presentationStyle: ModalPresentationStyle
  private let animator: any UIViewControllerAnimatedTransitioning
  private let driver: (any UIViewControllerInteractiveTransitioning)?
  private let change: Change

  let isAnimated = true
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  /// Indicates whether a gesture drives the transition at its start.
  let isInitiallyInteractive: Bool

  private var completion: ((Bool) -> Void)?
  private var hasBegun = false
  /// The changes that run alongside the animation.
  private var beside: [() -> Void] = []
  private var interactionHandlers: [() -> Void] = []
  private var held: (any HeldAnimations)?

  init(
    of change: Change, in container: NativeView, style: ModalPresentationStyle = .fullScreen,
    _ animator: any UIViewControllerAnimatedTransitioning, _ driver: (any UIViewControllerInteractiveTransitioning)?
  ) {
    (self.change, containerView, presentationStyle) = (change, container, style)
    self.animator = animator
    self.driver = driver?.wantsInteractiveStart == true ? driver : nil
    isInitiallyInteractive = self.driver != nil
    isInteractive = isInitiallyInteractive
    (self.driver as? UIPercentDrivenInteractiveTransition)?.prepareToStart()
  }

  /// The duration in seconds.
  var duration: TimeInterval { animator.transitionDuration(using: self) }

  // MARK: Running

  /// Begins the transition.
  ///
  /// - Parameter completion: Called at the end with `false` if the transition was cancelled.
  func run(completion: @escaping (Bool) -> Void) {
    self.completion = completion
    if let driver { return driver.startInteractiveTransition(self) }
    animate()
  }

  private func animate() {
    hasBegun = true
    animator.animateTransition(using: self)
    let beside = beside
    self.beside = []
    for changes in beside { changes() }
  }

  /// Begins the animation, and holds it.
  func holdAnimation() {
    if let animating = NativeView.self as? any ViewAnimating.Type {
      held = animating.hold { animate() }
    } else {
      animate()
    }
  }

  /// Continues a held animation to its end, or back if the transition was cancelled.
  func releaseAnimation(speed: Double) {
    let held = held
    self.held = nil
    held?.resume(isReversed: transitionWasCancelled, speed: speed)
  }

  /// Ends the transition, because another one has replaced it.
  func abandon() {
    guard endOnce() != nil else { return }
    releaseAnimation(speed: 1)
    animator.animationEnded(false)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completion = endOnce() else { return }
    if !didComplete { transitionWasCancelled = true }
    animator.animationEnded(didComplete)
    completion(didComplete)
  }

  /// Releases the closures of the transition, because they retain the coordinator, which retains this object.
  ///
  /// - Returns: The completion, or `nil` if the transition has already ended.
  private func endOnce() -> ((Bool) -> Void)? {
    defer {
      (completion, isInteractive) = (nil, false)
      (beside, interactionHandlers) = ([], [])
    }
    return completion
  }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    held?.show(percentComplete)
  }

  func finishInteractiveTransition() { endInteraction() }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    endInteraction()
  }

  func pauseInteractiveTransition() {}

  private func endInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler() }
  }

  /// Calls a closure when the gesture ends.
  func whenInteractionEnds(_ handler: @escaping () -> Void) { interactionHandlers.append(handler) }

  /// Performs changes alongside the animation. Returns `false` if the animation has already begun.
  func runBeside(_ changes: @escaping () -> Void) -> Bool {
    if !hasBegun { beside.append(changes) }
    return !hasBegun
  }

  // MARK: Contents

  func viewController(forKey key: TransitionCoordinator.ScreenKey) -> ViewController? {
    key == .to ? change.to.controller : change.from.controller
  }

  func view(forKey key: UITransitionContextViewKey) -> NativeView? {
    key == .to ? change.to.view : change.from.view
  }

  func initialFrame(for vc: ViewController) -> CGRect { change.initialFrame(vc) }

  func finalFrame(for vc: ViewController) -> CGRect { change.finalFrame(vc) }
}
