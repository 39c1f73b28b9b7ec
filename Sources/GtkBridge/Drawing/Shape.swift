/// A shape that fills the available space.
///
/// Mirrors SwiftUI's `Shape`. As a view it is filled with the text colour; ``fill(_:)`` and ``stroke(_:lineWidth:)``
/// change that. A shape with `animatableData` is drawn step by step when that changes.
@preconcurrency @MainActor
public protocol Shape: View, Animatable where Body == ShapeView {
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The corner rounding of a view clipped to the shape. Not for use outside the library.
  var _clipCorners: _ClipCorners { get }
}

/// The corner rounding of a view clipped to a shape. Not for use outside the library.
public enum _ClipCorners: Hashable, Sendable {
  case radius(Double)
  case capsule
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
  /// The default: square corners.
  public var _clipCorners: _ClipCorners { .radius(0) }

  public var body: ShapeView { ShapeView(shape: self, paint: .fill(nil)) }

  /// Fills the shape with a colour.
  ///
  /// Mirrors SwiftUI's `fill(_:)`.
  public func fill(_ color: Color) -> some View { ShapeView(shape: self, paint: .fill(color)) }

  /// Strokes the shape's outline.
  ///
  /// Mirrors SwiftUI's `stroke(_:lineWidth:)`: half of the line lies outside the shape.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> some View {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the shape's outline.
  ///
  /// Mirrors SwiftUI's `stroke(_:style:)`.
  public func stroke(_ color: Color, style: StrokeStyle) -> some View {
    ShapeView(shape: self, paint: .stroke(color, style))
  }
}

/// A rectangle.
///
/// Mirrors SwiftUI's `Rectangle`.
public struct Rectangle: Shape, Equatable {
  /// Creates a rectangle.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners.
///
/// Mirrors SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: Shape, Equatable {
  private var cornerRadius: Double

  /// Creates a rectangle with a corner radius in points.
  public init(cornerRadius: Double) {
    self.cornerRadius = cornerRadius
  }

  public var animatableData: Double {
    get { cornerRadius }
    set { cornerRadius = newValue }
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }
  public var _clipCorners: _ClipCorners { .radius(cornerRadius) }
}

/// A rectangle whose shorter sides are semicircles.
///
/// Mirrors SwiftUI's `Capsule`.
public struct Capsule: Shape, Equatable {
  /// Creates a capsule.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  public var _clipCorners: _ClipCorners { .capsule }
}

/// The largest circle that fits, centred.
///
/// Mirrors SwiftUI's `Circle`.
public struct Circle: Shape, Equatable {
  /// Creates a circle.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public var _clipCorners: _ClipCorners { .capsule }
}

/// An ellipse that touches all sides.
///
/// Mirrors SwiftUI's `Ellipse`.
public struct Ellipse: Shape, Equatable {
  /// Creates an ellipse.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public var _clipCorners: _ClipCorners { .ellipse }
}
