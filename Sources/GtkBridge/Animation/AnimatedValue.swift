import GtkObjects

/// The numbers that a modifier shows.
typealias AnimatedNumbers = AnimatedValue<AnimationVector>

/// A value that is shown. It changes to a new target at once, or animated by the transaction.
@MainActor
final class AnimatedValue<Vector: VectorArithmetic>: MovingValue {
  private(set) var presented: Vector
  private var target: Vector
  private var movement = AnimationTiming.Movement(from: Vector.zero, to: .zero)
  /// The movements that still run while later ones are delayed. Each adds its remaining distance.
  private var earlier: [Earlier] = []
  private var hasTarget = false
  private var run: AnimationClock.Run?
  private let clock: AnimationClock?
  private let show: (Vector) -> Void

  private struct Earlier {
    let timing: AnimationTiming
    let movement: AnimationTiming.Movement<Vector>
    /// The elapsed seconds of the movement when the latest one began.
    var elapsed: Double

    /// Returns the remaining distance of the movement, or `nil` after its end.
    func remainder(at time: Double) -> Vector? {
      timing.position(at: elapsed + time, of: movement).map { $0 - movement.to }
    }
  }

  /// - Parameter start: The value shown before the first target, if the change to that is to be animated too.
  init(on clock: AnimationClock?, from start: Vector? = nil, _ show: @escaping (Vector) -> Void) {
    self.clock = clock
    self.show = show
    presented = start ?? .zero
    target = presented
    hasTarget = start != nil
  }

  /// Sets a new target. The first target is shown at once, and so is one that is not `animatable` from the previous
  /// one.
  ///
  /// A value in motion continues from its current position; a spring keeps its velocity. During the delay of a new
  /// movement, the earlier one continues.
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

  /// Moves to a new target in a transaction. `onEnd` is called when the movement ends or is interrupted, or at once if
  /// nothing is animated.
  ///
  /// - Parameters:
  ///   - start: The position of the start if it is not the presented one.
  ///   - beginning: The first frame if it is not the next one.
  ///   - waitsToBeShown: Indicates whether the movement starts with the first frame that is seen, rather than being over
  ///     if there is none now.
  func move(
    from start: Vector? = nil, to new: Vector, _ transaction: Transaction,
    since beginning: AnimationClock.Beginning? = nil, waitsToBeShown: Bool = false, onEnd: (() -> Void)? = nil
  ) {
    hasTarget = true
    target = new
    let goesOn = start == nil || start == presented
    if let start { presented = start }
    let waits = waitsToBeShown && Gtk.DesktopSettings.animationsAreEnabled
    guard !self.start(transaction, since: beginning, goesOn: goesOn, waits: waits, onEnd: onEnd) else { return }
    arrive()
    onEnd?()
  }

  /// Returns whether a transaction would animate the value.
  func canMove(in transaction: Transaction?) -> Bool { transaction?.animation != nil && clock?.showsMotion == true }

  /// Indicates whether the value is moving to its target.
  var isMoving: Bool { run != nil }

  private func start(
    _ transaction: Transaction?, since beginning: AnimationClock.Beginning? = nil, goesOn: Bool = true,
    waits: Bool = false, onEnd: (() -> Void)?
  ) -> Bool {
    guard waits || canMove(in: transaction), let animation = transaction?.animation, let clock else { return false }
    if goesOn, let run = self.run, run.timing.duration.isFinite, case .delayed = animation.timing {
      for index in earlier.indices { earlier[index].elapsed += run.elapsed }
      earlier.append(Earlier(timing: run.timing, movement: movement, elapsed: run.elapsed))
      movement = AnimationTiming.Movement(from: movement.to, to: target)
    } else {
      movement = AnimationTiming.Movement(from: presented, to: target, velocity: velocity)
      earlier = []
    }
    let run = AnimationClock.Run(
      animation.timing, of: self, since: beginning, completion: transaction?.completion, onEnd: onEnd)
    self.run = run
    clock.add(run)
    return true
  }

  /// The current velocity, per second.
  private var velocity: Vector {
    guard let run else { return .zero }
    let step = 0.001
    guard run.elapsed > 0, let now = run.timing.position(at: run.elapsed, of: movement),
      let before = run.timing.position(at: max(run.elapsed - step, 0), of: movement)
    else { return movement.velocity }
    return (now - before).scaled(by: 1 / step)
  }

  // MARK: Used by the clock

  func isMoved(by run: AnimationClock.Run) -> Bool { self.run === run }

  func move(by run: AnimationClock.Run) -> Bool {
    let progress = run.timing.progress(at: run.elapsed)
    var (position, isMoving) = (progress.map(movement.position) ?? target, progress != nil)
    for movement in earlier {
      guard let remainder = movement.remainder(at: run.elapsed) else { continue }
      position += remainder
      isMoving = true
    }
    guard isMoving else { return false }
    presented = position
    show(presented)
    return true
  }

  /// Shows the target.
  func arrive() {
    run = nil
    earlier = []
    presented = target
    show(target)
  }
}
