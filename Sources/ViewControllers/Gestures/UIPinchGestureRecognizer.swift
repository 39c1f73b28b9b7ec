import Foundation
internal import Graphics

/// A recognizer for two fingers that move towards or away from each other.
///
/// Mirrors `UIPinchGestureRecognizer`.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers divided by the distance at the beginning. If the program sets it, the gesture
  /// continues from the new value.
  open var scale: CGFloat {
    get { measured / base }
    set { if newValue != 0 { base = measured / newValue } }
  }
  private var measured: CGFloat = 1
  private var base: CGFloat = 1
  private var speed = Speed()

  deinit {}

  override var isOfTwoFingers: Bool { true }

  /// Two fingers during the gesture.
  open override var numberOfTouches: Int { state == .possible ? 0 : 2 }

  /// The change of the scale per second.
  open var velocity: CGFloat { speed.perSecond.x / base }

  override func follow(scale: Double, radians: Double) -> Bool {
    measured = scale
    speed.add([scale, 0], at: ProcessInfo.processInfo.systemUptime)
    return state != .possible || abs(scale - 1) > 0.02
  }

  open override func reset() { (measured, base, speed) = (1, 1, Speed()) }
}
