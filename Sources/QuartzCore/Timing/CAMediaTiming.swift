/// The time of an animation or a layer, in relation to its parent's time.
///
/// Mirrors `CAMediaTiming`.
public protocol CAMediaTiming: AnyObject {
  /// The begin time, in the parent's time. 0 is the time of an animation's first drawing.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one cycle, in seconds. 0 is that of the transaction or the group.
  var duration: CFTimeInterval { get set }
  /// The number of cycles. 0 is one cycle.
  var repeatCount: Float { get set }
  /// The duration of all cycles, in seconds, in place of a number of cycles.
  var repeatDuration: CFTimeInterval { get set }
  /// Indicates whether each cycle is followed by one in reverse.
  var autoreverses: Bool { get set }
  /// The values before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
  /// The speed in relation to the parent's time. 0 stops the time.
  var speed: Float { get set }
  /// The time that has already passed at the beginning.
  var timeOffset: CFTimeInterval { get set }
}

/// The values of an animation before its beginning and after its end.
///
/// Mirrors `CAMediaTimingFillMode`.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name, which equals that on Apple's systems.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value after the end, unless the animation is removed then.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before the beginning, and the last one after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
