/// The time of an animation, or of a layer, in relation to the time around it.
///
/// Mirrors `CAMediaTiming`.
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in the time around it. 0 is the moment at which an animation is first drawn.
  var beginTime: CFTimeInterval { get set }
  /// The length of one turn, in seconds. 0 is that of the transaction, or of the group.
  var duration: CFTimeInterval { get set }
  /// The number of turns. 0 is one turn.
  var repeatCount: Float { get set }
  /// How long it is repeated, in seconds, in place of a number of turns.
  var repeatDuration: CFTimeInterval { get set }
  /// Indicates whether each turn is followed by one that goes back.
  var autoreverses: Bool { get set }
  /// What is shown before and after it.
  var fillMode: CAMediaTimingFillMode { get set }
  /// How fast time passes in relation to the time around. 0 stops it.
  var speed: Float { get set }
  /// The time that has passed already at the beginning.
  var timeOffset: CFTimeInterval { get set }
}

/// What an animation shows before its beginning and after its end.
///
/// Mirrors `CAMediaTimingFillMode`.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name, which equals that on Apple's systems.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value after the end, if the animation is not removed then.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before the beginning, and the last one after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
