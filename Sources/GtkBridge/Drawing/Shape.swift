import GtkObjects

/// A shape that fills the available space.
///
/// Mirrors SwiftUI's `Shape`. As a view it is filled with the style of the text; `fill(_:style:)` and
/// ``stroke(_:lineWidth:)`` change that. A change of `animatableData` can be animated.
@preconcurrency @MainActor
public protocol Shape: View, Animatable where Body == ShapeView {
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The corner rounding of a view clipped to the shape, or `nil` if only the path describes it. Not for use outside the
  /// library.
  var _clipCorners: _ClipCorners? { get }
}

/// The corner rounding of a view clipped to a shape. Not for use outside the library.
public enum _ClipCorners: Hashable, Sendable {
  /// Equal corners with a radius in points; 0 is a rectangle.
  case radius(Double)
  /// Semicircles at the shorter sides.
  case capsule
  /// An ellipse that touches all sides.
  case ellipse

  @MainActor var css: String {
    switch self {
    case .radius(let radius): StyleSheet.length(radius)
    case .capsule: "9999px"
    case .ellipse: "50%"
    }
  }
}

extension Shape {
  /// Returns `nil`: only the path describes the shape.
  public var _clipCorners: _ClipCorners? { nil }

  /// The shape filled with the foreground style.
  public var body: ShapeView { fill(.foreground) }

  /// Fills the shape with a colour, a gradient or another style.
  ///
  /// Mirrors SwiftUI's `fill(_:style:)`.
  public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> ShapeView {
    ShapeView(shape: self).fill(content, style: style)
  }

  /// Fills the shape with the style of the text.
  ///
  /// Mirrors SwiftUI's `fill(style:)`.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView { fill(.foreground, style: style) }

  /// Strokes the shape's outline.
  ///
  /// Mirrors SwiftUI's `stroke(_:lineWidth:)`: half of the line lies outside the shape.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: Double = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the shape's outline.
  ///
  /// Mirrors SwiftUI's `stroke(_:style:)`.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> ShapeView {
    ShapeView(shape: self).stroke(content, style: style)
  }

  /// Strokes the shape's outline in the style of the text, as a shape.
  ///
  /// Mirrors SwiftUI's `stroke(lineWidth:)`.
  public func stroke(lineWidth: Double = 1) -> StrokedShape<Self> { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// Strokes the shape's outline in the style of the text, as a shape.
  ///
  /// Mirrors SwiftUI's `stroke(style:)`.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> { StrokedShape(shape: self, style: style) }
}

extension Path: Shape {
  /// Returns the path itself, in its own coordinates.
  public func path(in rect: CGRect) -> Path { self }
}
