/// Some numbers that a modifier shows: they go to where it wants them at once, or as the transaction says.
@MainActor
final class AnimatedValue {
  typealias Vector = AnimationTiming.Vector

  /// What is shown now.
  private(set) var presented: Vector
  private var target: Vector
  private var hasTarget = false
  private var run: AnimationClock.Run?
  private let clock: AnimationClock?
  private let show: (Vector) -> Void

  /// - Parameter start: What is shown before the first value is set, if that is to be animated too.
  init(on clock: AnimationClock?, from start: Vector? = nil, _ show: @escaping (Vector) -> Void) {
    self.clock = clock
    self.show = show
    presented = start ?? Vector()
    target = presented
    hasTarget = start != nil
  }

  /// Goes to a new value. The first is shown at once, as is one that is not `animatable` from the one before.
  ///
  /// A value on its way to another goes on from where it is; a spring keeps its speed.
  func set(_ new: Vector, animatable: Bool = true) {
    guard hasTarget, animatable else {
      hasTarget = true
      target = new
      return arrive()
    }
    guard new != target else { return }
    target = new
    if !start(Transaction.current, onEnd: nil) { arrive() }
  }

  /// Goes to a new value as a transaction says, and calls `onEnd` when that is over, be it cut short; at once where
  /// nothing moves.
  func move(to new: Vector, _ transaction: Transaction, onEnd: (() -> Void)? = nil) {
    hasTarget = true
    target = new
    guard !start(transaction, onEnd: onEnd) else { return }
    arrive()
    onEnd?()
  }

  /// Whether a transaction would move the value step by step.
  func canMove(in transaction: Transaction?) -> Bool { transaction?.animation != nil && clock?.showsMotion == true }

  private func start(_ transaction: Transaction?, onEnd: (() -> Void)?) -> Bool {
    guard canMove(in: transaction), let animation = transaction?.animation, let clock else { return false }
    let movement = AnimationTiming.Movement(from: presented, to: target, velocity: run?.velocity ?? Vector())
    let run = AnimationClock.Run(
      animation.timing, movement, of: self, completion: transaction?.completion, onEnd: onEnd)
    self.run = run
    clock.add(run)
    return true
  }

  // MARK: For the clock

  func isMoved(by run: AnimationClock.Run) -> Bool { self.run === run }

  func move(to position: Vector) {
    presented = position
    show(position)
  }

  /// Shows the value that was set last.
  func arrive() {
    run = nil
    presented = target
    show(target)
  }
}
