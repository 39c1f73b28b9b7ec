/// A place in a view, as fractions of its width and height.
///
/// Mirrors SwiftUI's `UnitPoint`. `x` runs from the leading edge, `y` from the top.
public struct UnitPoint: Hashable, Sendable {
  /// From the leading edge (0) to the trailing edge (1).
  public var x: Double
  /// From the top (0) to the bottom (1).
  public var y: Double

  /// Makes a point from its two fractions.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The corner where text begins; SwiftUI's name.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner where text begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner where lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where lines begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner where text ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
