import Foundation
import Graphics
import GtkBridge

/// The timing of a property animator.
///
/// Mirrors `UITimingCurveProvider`.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// Returns the timing of an animation with a duration. Of no use outside the library.
  func _timing(duration: TimeInterval) -> _AnimatorTiming
}

/// The timing of an animator. Of no use outside the library.
public struct _AnimatorTiming: Sendable {
  var timing: AnimationTiming
  /// The timings of a position along each axis, if they differ from the timing of the other properties.
  var axes: ViewAnimation.AxisTimings?

  /// Returns the timing with a delay in seconds.
  func delayed(by delay: TimeInterval) -> Self {
    Self(
      timing: .delayed(timing, by: delay),
      axes: axes.map {
        ViewAnimation.AxisTimings(x: .delayed($0.x, by: delay), y: .delayed($0.y, by: delay))
      })
  }
}

/// A timing along a cubic Bézier curve.
///
/// Mirrors `UICubicTimingParameters`.
@preconcurrency @MainActor
open class UICubicTimingParameters: UITimingCurveProvider {
  private let curve: UnitCurve

  /// Creates a slow start and end.
  public init() { curve = .easeInOut }

  /// Creates one of the usual curves.
  public init(animationCurve curve: UIView.AnimationCurve) { self.curve = curve.curve }

  /// Creates a curve by its control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = UnitCurve(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y)
  }

  deinit {}

  public func _timing(duration: TimeInterval) -> _AnimatorTiming {
    _AnimatorTiming(timing: .curve(curve, duration: duration))
  }
}

/// A timing by a spring.
///
/// Mirrors `UISpringTimingParameters`. A spring given by its mass has its own duration, in place of the animator's. The
/// initial velocity applies to a view's position along each axis, in whole distances per second; for other properties,
/// the length of the vector counts.
@preconcurrency @MainActor
open class UISpringTimingParameters: UITimingCurveProvider {
  /// The velocity at the start, in distances per second.
  public let initialVelocity: CGVector
  private let make: (_ velocity: Double, TimeInterval) -> AnimationTiming

  /// Creates a spring without overshoot.
  public convenience init() { self.init(dampingRatio: 1) }

  /// Creates a spring that comes to rest in the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)) {
    initialVelocity = velocity
    make = { .spring(damping: ratio, velocity: $0, duration: $1) }
  }

  /// Creates a spring by its physical properties.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    initialVelocity = velocity
    make = { velocity, _ in .spring(spring, initialVelocity: velocity) }
  }

  deinit {}

  public func _timing(duration: TimeInterval) -> _AnimatorTiming {
    let velocity = (x: initialVelocity.dx, y: initialVelocity.dy)
    let timing = make(hypot(velocity.x, velocity.y), duration)
    guard velocity != (0, 0) else { return _AnimatorTiming(timing: timing) }
    return _AnimatorTiming(
      timing: timing, axes: ViewAnimation.AxisTimings(x: make(velocity.x, duration), y: make(velocity.y, duration)))
  }
}
