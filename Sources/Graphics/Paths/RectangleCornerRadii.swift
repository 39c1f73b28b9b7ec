/// The radii of the corners of a rectangle, in points.
///
/// Mirrors SwiftUI's `RectangleCornerRadii`.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: Double
  /// The radius of the bottom leading corner.
  public var bottomLeading: Double
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: Double
  /// The radius of the top trailing corner.
  public var topTrailing: Double

  /// Creates the radii of four corners.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// Returns the radii of the corners inside a margin.
  package func inset(by margin: Double) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(topLeading - margin, 0), bottomLeading: max(bottomLeading - margin, 0),
      bottomTrailing: max(bottomTrailing - margin, 0), topTrailing: max(topTrailing - margin, 0))
  }
}

/// The shape of rounded corners.
///
/// Mirrors SwiftUI's `RoundedCornerStyle`. Both are drawn as quarters of a circle.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins gently. Here like ``circular``.
  case continuous
}
