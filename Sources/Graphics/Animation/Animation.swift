/// The timing of an animated change, along a curve or as a spring.
///
/// Mirrors SwiftUI's `Animation`:
///
/// ```swift
/// withAnimation(.easeOut(duration: 0.2)) { isExpanded.toggle() }
/// ```
///
/// Places and sizes, opacity, offset, scale and rotation can be animated. Inserted and removed views are animated by
/// their ``View/transition(_:)``. The window's frame clock drives the animation. If the desktop requests reduced
/// motion, every change is immediate. Durations are in seconds.
public struct Animation: Hashable, Sendable {
  package let timing: AnimationTiming

  /// The default animation of `withAnimation`, which is `easeInOut`.
  public static let `default` = easeInOut

  /// A constant speed, for 0.35 seconds.
  public static var linear: Animation { linear(duration: standardDuration) }
  /// A slow start, for 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  /// A slow end, for 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  /// A slow start and end, for 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
  /// A spring with a slight overshoot.
  public static var spring: Animation { spring() }
  /// A spring without bounce.
  public static var smooth: Animation { spring(duration: 0.5, bounce: 0) }
  /// A spring with a small bounce.
  public static var snappy: Animation { spring(duration: 0.5, bounce: 0.15) }
  /// A spring with a large bounce.
  public static var bouncy: Animation { spring(duration: 0.5, bounce: 0.3) }

  /// The same duration as in SwiftUI.
  private static let standardDuration = 0.35

  /// Returns an animation with constant speed.
  public static func linear(duration: Double) -> Animation {
    Animation(timing: .curve(.linear, duration: duration))
  }

  /// Returns an animation with a slow start.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Returns an animation with a slow end.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Returns an animation with a slow start and end.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1) with two control points, like CSS's
  /// `cubic-bezier`.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(timing: .curve(UnitCurve(x1: x1, y1: y1, x2: x2, y2: y2), duration: duration))
  }

  /// Returns a spring animation. A lower `response` is faster. A `dampingFraction` below 1 overshoots, and one of 0
  /// never comes to rest.
  ///
  /// If the target changes, a spring keeps its velocity. `blendDuration` exists for source compatibility and is
  /// ignored.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(timing: .spring(SpringTiming(response: response, dampingFraction: dampingFraction)))
  }

  /// Returns a spring animation with a perceived duration and a `bounce` from 0 (none) to 1.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring(response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Returns an animation that starts after a delay, in seconds.
  public func delay(_ delay: Double) -> Animation {
    Animation(timing: .delayed(timing, by: delay))
  }

  /// Returns an animation that runs at `speed` times the original speed.
  public func speed(_ speed: Double) -> Animation {
    Animation(timing: .sped(timing, by: speed))
  }

  /// Returns an animation that repeats `repeatCount` times. If `autoreverses` is `true`, every other run is reversed.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(timing: .repeated(timing, count: repeatCount, autoreverses: autoreverses))
  }

  /// Returns an animation that repeats until its value changes again or its view is removed.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(timing: .repeated(timing, count: nil, autoreverses: autoreverses))
  }
}
