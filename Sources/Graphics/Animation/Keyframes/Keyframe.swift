/// The content of a keyframe track: keyframes, one after the other.
///
/// Mirrors SwiftUI's `KeyframeTrackContent`.
@preconcurrency @MainActor
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable

  /// The keyframes. Not for use outside the library.
  var _keyframes: [_Keyframe<Value>] { get }
}

/// One step of a track, of any kind. Not for use outside the library.
public struct _Keyframe<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    /// Velocities are per second; `nil` continues the velocity of the neighbour.
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
    case move
  }

  let value: Value
  let duration: Double
  let kind: Kind
}

/// A step that reaches a value along a curve.
///
/// Mirrors SwiftUI's `LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe. The duration is in seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    _keyframes = [_Keyframe(value: to, duration: max(duration, 0), kind: .linear(timingCurve))]
  }
}

/// A step that reaches a value smoothly: with the velocity of its neighbours, unless it has its own.
///
/// Mirrors SwiftUI's `CubicKeyframe`.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe. The duration is in seconds, and velocities are per second.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _keyframes = [
      _Keyframe(value: to, duration: max(duration, 0), kind: .cubic(start: startVelocity, end: endVelocity))
    ]
  }
}

/// A step that reaches a value as a spring.
///
/// Mirrors SwiftUI's `SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe. Without a duration, in seconds, it ends when the spring is at rest.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    let duration = duration ?? spring.settlingDuration
    _keyframes = [
      _Keyframe(
        value: to, duration: duration.isFinite ? max(duration, 0) : spring.duration,
        kind: .spring(spring, start: startVelocity))
    ]
  }
}

/// A step that sets a value at once.
///
/// Mirrors SwiftUI's `MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe.
  public init(_ to: Value) {
    _keyframes = [_Keyframe(value: to, duration: 0, kind: .move)]
  }
}
