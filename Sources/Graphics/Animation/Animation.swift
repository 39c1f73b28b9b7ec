/// How a change is spread over time: along a curve, or as a spring would move.
///
/// Mirrors SwiftUI's `Animation`:
///
/// ```swift
/// withAnimation(.easeOut(duration: 0.2)) { isExpanded.toggle() }
/// ```
///
/// What can be animated is opacity, offset, scale, rotation and the size of a `frame`; views that come and go do so by
/// their ``View/transition(_:)``. The window's frame clock times it all, and where the desktop is set to reduced motion
/// every change is immediate. Durations are in seconds.
public struct Animation: Hashable, Sendable {
  package let timing: AnimationTiming

  /// What `withAnimation` uses where nothing else is said: `easeInOut`.
  public static let `default` = easeInOut

  /// The same speed throughout, for 0.35 seconds.
  public static var linear: Animation { linear(duration: standardDuration) }
  /// Slow at the start, for 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  /// Slow at the end, for 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  /// Slow at both ends, for 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
  /// A spring that overshoots a little.
  public static var spring: Animation { spring() }
  /// A spring without bounce.
  public static var smooth: Animation { spring(duration: 0.5, bounce: 0) }
  /// A spring with a small bounce.
  public static var snappy: Animation { spring(duration: 0.5, bounce: 0.15) }
  /// A spring with a large bounce.
  public static var bouncy: Animation { spring(duration: 0.5, bounce: 0.3) }

  /// SwiftUI's own.
  private static let standardDuration = 0.35

  /// The same speed throughout.
  public static func linear(duration: Double) -> Animation {
    Animation(timing: .curve(.linear, duration: duration))
  }

  /// Slow at the start.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Slow at the end.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Slow at both ends.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Along a cubic Bézier curve from (0, 0) to (1, 1) with two control points, as CSS's `cubic-bezier`.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(timing: .curve(UnitCurve(x1: x1, y1: y1, x2: x2, y2: y2), duration: duration))
  }

  /// As a spring moves: the lower `response`, the faster; a `dampingFraction` below 1 overshoots, and one of 0 never
  /// comes to rest.
  ///
  /// A spring that is given a new target keeps its speed. `blendDuration` is taken for the sake of SwiftUI's signature
  /// and not used.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(timing: .spring(SpringTiming(response: response, dampingFraction: dampingFraction)))
  }

  /// As a spring moves that seems to take `duration`; `bounce` from 0 (none) to 1.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring(response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Starts that many seconds later.
  public func delay(_ delay: Double) -> Animation {
    Animation(timing: .delayed(timing, by: delay))
  }

  /// Runs that many times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(timing: .sped(timing, by: speed))
  }

  /// Runs several times over; every other time backwards where it `autoreverses`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(timing: .repeated(timing, count: repeatCount, autoreverses: autoreverses))
  }

  /// Runs over and over, until the value it moves is changed again or its view goes.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(timing: .repeated(timing, count: nil, autoreverses: autoreverses))
  }
}
