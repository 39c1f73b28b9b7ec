/// The timing of an animated change, along a curve or as a spring.
///
/// Mirrors SwiftUI's `Animation`:
///
/// ```swift
/// withAnimation(.easeOut(duration: 0.2)) { isExpanded.toggle() }
/// ```
///
/// Places and sizes, opacity, offset, scale and rotation can be animated; colours change at once. Inserted and removed views
/// are animated by their `transition(_:)`. The window's frame clock drives the animation. If the desktop requests reduced
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

  /// The same duration as in SwiftUI.
  private static let standardDuration = 0.35

  /// Returns an animation with constant speed.
  public static func linear(duration: Double) -> Animation {
    Animation(timing: .curve(.linear, duration: duration))
  }

  /// Returns an animation with a slow start.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Returns an animation with a slow end.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Returns an animation with a slow start and end.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1) with two control points, like CSS's
  /// `cubic-bezier`.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(timing: .curve(UnitCurve(x1: x1, y1: y1, x2: x2, y2: y2), duration: duration))
  }

  /// Returns an animation along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(timing: .curve(curve, duration: duration))
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
