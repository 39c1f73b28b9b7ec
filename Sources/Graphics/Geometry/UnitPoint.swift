/// A point in a view, as fractions of its width and height.
///
/// Mirrors SwiftUI's `UnitPoint`. The origin is the top leading corner.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position, from the leading edge (0) to the trailing edge (1).
  public var x: Double
  /// The vertical position, from the top (0) to the bottom (1).
  public var y: Double

  /// Creates a point from its two fractions.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, which is the top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The centre of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The centre of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The centre of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The centre of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
