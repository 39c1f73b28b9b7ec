import GtkBridge

/// The animations of one block, which wait until a gesture moves or runs them.
@MainActor
final class HeldViewAnimations: HeldAnimations {
  private var animations: [(animation: ViewAnimation, keeper: AnyObject?)] = []

  /// The object that receives the animations that start now.
  static private(set) var current: HeldViewAnimations?

  init(of block: () -> Void) {
    let outer = Self.current
    Self.current = self
    block()
    Self.current = outer
  }

  func add(_ animation: ViewAnimation, _ keeper: AnyObject?) { animations.append((animation, keeper)) }

  func show(_ part: Double) {
    let whole = animations.map { $0.animation.timing.duration }.max() ?? 0
    for (animation, _) in animations { animation.show(at: part * whole) }
  }

  func resume(isReversed: Bool, speed: Double) {
    let animations = animations
    self.animations = []
    for (animation, keeper) in animations {
      animation.isReversed = isReversed
      animation.speed = max(speed, 0.01)
      animation.start(keeping: keeper)
    }
  }
}
