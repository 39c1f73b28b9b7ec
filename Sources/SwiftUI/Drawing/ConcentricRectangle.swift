import Graphics
import GtkBridge

/// A rectangle whose corners are round, each as itself or as the shape around the rectangle.
///
/// Mirrors SwiftUI's `ConcentricRectangle`. Windows and sheets of the desktop draw their own corners, and a shape here does not
/// know what is around it: a corner that follows its surroundings has its least radius, which is 0 unless it is given.
public struct ConcentricRectangle: InsettableShape, Equatable {
  private var corners: [Edge.Corner.Style]
  private var isUniform: Bool

  /// Creates a rectangle whose corners follow the shape around it.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle whose corners have a style. If they are to be uniform, all have the largest of their radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = [corners, corners, corners, corners]
    self.isUniform = isUniform
  }

  /// Creates a rectangle whose corners have styles of their own. Those without one are square.
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

    /// How round a corner is.
    ///
    /// Mirrors SwiftUI's `Edge.Corner.Style`.
    public struct Style: Hashable, Sendable {
      let radius: Double

      /// A corner with a radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: Double(radius)) }

      /// A corner that follows the surroundings, here a square one.
      public static var concentric: Style { Style(radius: 0) }

      /// A corner that follows the surroundings, with a least radius, which it always has here.
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
