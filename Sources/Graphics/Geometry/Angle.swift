/// A turn.
///
/// Mirrors SwiftUI's `Angle`.
public struct Angle: Hashable, Comparable, Sendable {
  /// The turn in radians: a full one is 2π.
  public var radians: Double

  /// The turn in degrees: a full one is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Makes no turn.
  public init() { radians = 0 }

  /// Makes a turn in radians.
  public init(radians: Double) { self.radians = radians }

  /// Makes a turn in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No turn.
  public static let zero = Angle()

  /// A turn in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// A turn in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
}
