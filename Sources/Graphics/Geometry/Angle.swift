/// A geometric angle.
///
/// Mirrors SwiftUI's `Angle`.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians. A full turn is 2π.
  public var radians: Double

  /// The angle in degrees. A full turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() { radians = 0 }

  /// Creates an angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle of zero.
  public static let zero = Angle()

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Adds two angles.
  public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }

  /// Subtracts an angle from another one.
  public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }

  /// Multiplies an angle by a number.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

  /// Divides an angle by a number.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

  /// The angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Adds an angle.
  public static func += (angle: inout Angle, other: Angle) { angle = angle + other }

  /// Subtracts an angle.
  public static func -= (angle: inout Angle, other: Angle) { angle = angle - other }

  /// Multiplies the angle by a number.
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

  /// Divides the angle by a number.
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }

  /// Returns whether an angle is smaller than another. A full turn is larger than zero.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
}
