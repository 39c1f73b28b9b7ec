import GtkBridge

extension Shape {
  /// Returns the shape moved by a distance.
  ///
  /// Mirrors SwiftUI's `Shape.offset(_:)`.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// Returns the shape moved by the coordinates of a point.
  ///
  /// Mirrors SwiftUI's `Shape.offset(_:)`.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
}

/// A shape that is moved, with the name of the original in its type.
///
/// Mirrors SwiftUI's `OffsetShape`.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape that is moved.
  public var shape: Content
  /// The distance in points.
  public var offset: CGSize

  /// Creates a moved shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Returns the path of the shape, moved by the offset.
  public func path(in rect: CGRect) -> Path {
    shape.offset(x: offset.width, y: offset.height).path(in: rect)
  }
}

/// A shape that is enlarged or reduced, with the name of the original in its type.
///
/// Mirrors SwiftUI's `ScaledShape`.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is scaled.
  public var shape: Content
  /// The factors of the two axes.
  public var scale: CGSize
  /// The fixed point of the change.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the path of the shape, scaled around the anchor.
  public func path(in rect: CGRect) -> Path {
    shape.scale(x: scale.width, y: scale.height, anchor: anchor).path(in: rect)
  }
}

/// A shape that is rotated, with the name of the original in its type.
///
/// Mirrors SwiftUI's `RotatedShape`.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is rotated.
  public var shape: Content
  /// The clockwise angle.
  public var angle: Angle
  /// The fixed point of the change.
  public var anchor: UnitPoint

  /// Creates a rotated shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// Returns the path of the shape, rotated around the anchor.
  public func path(in rect: CGRect) -> Path { shape.rotation(angle, anchor: anchor).path(in: rect) }
}
