import Graphics
import GtkBridge

/// A rectangle with rounded corners. Each corner has its own radius or follows the shape around the rectangle.
///
/// Mirrors SwiftUI's `ConcentricRectangle`. Windows and sheets of the desktop draw their own corners, and a shape here
/// does not know its surroundings: a corner that follows its surroundings has its minimum radius, by default 0.
public struct ConcentricRectangle: InsettableShape, Equatable {
  private var corners: [Edge.Corner.Style]
  private var isUniform: Bool

  /// Creates a rectangle whose corners follow the shape around it.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle whose corners have a style. Uniform corners all have the largest of their radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = [corners, corners, corners, corners]
    self.isUniform = isUniform
  }

  /// Creates a rectangle whose corners have separate styles. Corners without a style are square.
  public init(
    topLeadingCorner: Edge.Corner.Style = .fixed(0), topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0), bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    corners = [topLeadingCorner, bottomLeadingCorner, bottomTrailingCorner, topTrailingCorner]
    isUniform = false
  }

  /// Returns the path of the rectangle.
  public func path(in rect: CGRect) -> Path {
    let own = corners.map(\.radius)
    let radii = isUniform ? own.map { _ in own.max() ?? 0 } : own
    return UnevenRoundedRectangle(
      topLeadingRadius: radii[0], bottomLeadingRadius: radii[1], bottomTrailingRadius: radii[2],
      topTrailingRadius: radii[3]
    ).path(in: rect)
  }
}

extension Edge {
  /// A corner of a rectangle.
  ///
  /// Mirrors SwiftUI's `Edge.Corner`.
  public enum Corner: Int8, Hashable, CaseIterable, Sendable {
    /// One of the four corners.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The roundness of a corner.
    ///
    /// Mirrors SwiftUI's `Edge.Corner.Style`.
    public struct Style: Hashable, Sendable {
      let radius: Double

      /// A corner with a radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: Double(radius)) }

      /// A corner that follows the surroundings; here a square corner.
      public static var concentric: Style { Style(radius: 0) }

      /// A corner that follows the surroundings, with a minimum radius, which it always has here.
      public static func concentric(minimum: CGFloat) -> Style { Style(radius: Double(minimum)) }
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners have a style.
  ///
  /// Mirrors SwiftUI's `rect(corners:isUniform:)`.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    Self(corners: corners, isUniform: isUniform)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container: a rectangle.
  ///
  /// Mirrors SwiftUI's `containerRelative`.
  public static var containerRelative: Self { Self() }
}
