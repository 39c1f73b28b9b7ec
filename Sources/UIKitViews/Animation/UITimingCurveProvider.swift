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
  let timing: AnimationTiming
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
/// Mirrors `UISpringTimingParameters`. A spring given by its mass has its own duration, in place of the animator's.
@preconcurrency @MainActor
open class UISpringTimingParameters: UITimingCurveProvider {
  private let make: (TimeInterval) -> AnimationTiming

  /// Creates a spring without overshoot.
  public convenience init() { self.init(dampingRatio: 1) }

  /// Creates a spring that comes to rest in the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)) {
    make = { .spring(damping: ratio, velocity: velocity.dx, duration: $0) }
  }

  /// Creates a spring by its physical properties.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    make = { _ in .spring(spring, initialVelocity: velocity.dx) }
  }

  deinit {}

  public func _timing(duration: TimeInterval) -> _AnimatorTiming { _AnimatorTiming(timing: make(duration)) }
}
