import Foundation
internal import Graphics

/// A recognizer for two fingers that turn around each other.
///
/// Mirrors `UIRotationGestureRecognizer`.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation in radians, clockwise. If the program sets it, the gesture continues from the new value.
  open var rotation: CGFloat {
    get { measured - base }
    set { base = measured - newValue }
  }
  private var measured: CGFloat = 0
  private var base: CGFloat = 0
  private var speed = Speed()

  deinit {}

  override var isOfTwoFingers: Bool { true }

  /// Two fingers during the gesture.
  open override var numberOfTouches: Int { state == .possible ? 0 : 2 }

  /// The change of the rotation per second.
  open var velocity: CGFloat { speed.perSecond.x }

  override func follow(scale: Double, radians: Double) -> Bool {
    measured = radians
    speed.add([radians, 0], at: ProcessInfo.processInfo.systemUptime)
    return state != .possible || abs(radians) > 0.03
  }

  open override func reset() { (measured, base, speed) = (0, 0, Speed()) }
}
