/// A rectangle.
///
/// Mirrors SwiftUI's `Rectangle`.
public struct Rectangle: InsettableShape, Equatable {
  /// Creates a rectangle.
  public init() {}

  /// Returns the path of the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public var _clipCorners: _ClipCorners? { .radius(0) }
}

/// A rectangle with rounded corners.
///
/// Mirrors SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: InsettableShape, Equatable {
  /// The width and the height of a corner, in points.
  public var cornerSize: CGSize
  private var margin = 0.0

  /// Creates a rectangle with a corner radius in points.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle whose corners are quarters of an ellipse, with a width and a height in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.cornerSize = cornerSize }

  /// The width and the height of a corner.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }

  /// Returns the path of the rectangle inside the inset, which also reduces the corner radii.
  public func path(in rect: CGRect) -> Path {
    let (width, height) = (max(cornerSize.width - margin, 0), max(cornerSize.height - margin, 0))
    return Path { path in
      path.addRoundedRect(
        in: rect.insetBy(dx: margin, dy: margin), cornerSize: CGSize(width: width, height: height))
    }
  }

  /// Returns the rectangle with an additional distance to its frame, in points.
  public func inset(by amount: Double) -> RoundedRectangle {
    var shape = self
    shape.margin += amount
    return shape
  }

  public var _clipCorners: _ClipCorners? {
    margin == 0 && cornerSize.width == cornerSize.height ? .radius(cornerSize.width) : nil
  }
}

/// A rectangle with a separate radius for each corner.
///
/// Mirrors SwiftUI's `UnevenRoundedRectangle`. The leading corners are on the left, also for right-to-left text.
public struct UnevenRoundedRectangle: InsettableShape, Equatable {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  private var margin = 0.0

  /// Creates a rectangle from the radii of its corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Creates a rectangle from the radii of its corners, in points.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
  }

  /// Returns the path of the rectangle inside the inset, which also reduces the corner radii.
  public func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect.insetBy(dx: margin, dy: margin), cornerRadii: cornerRadii.inset(by: margin)) }
  }

  /// Returns the rectangle with an additional distance to its frame, in points.
  public func inset(by amount: Double) -> UnevenRoundedRectangle {
    var shape = self
    shape.margin += amount
    return shape
  }
}

/// A rectangle whose shorter sides are semicircles.
///
/// Mirrors SwiftUI's `Capsule`.
public struct Capsule: InsettableShape, Equatable {
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}

  /// Returns the path of the rectangle with a corner radius of half its shorter side.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  public var _clipCorners: _ClipCorners? { .capsule }
}

/// The largest circle that fits, centred.
///
/// Mirrors SwiftUI's `Circle`.
public struct Circle: InsettableShape, Equatable {
  /// Creates a circle.
  public init() {}

  /// Returns the path of the largest circle in the middle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

/// An ellipse that touches all sides.
///
/// Mirrors SwiftUI's `Ellipse`.
public struct Ellipse: InsettableShape, Equatable {
  /// Creates an ellipse.
  public init() {}

  /// Returns the path of the ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public var _clipCorners: _ClipCorners? { .ellipse }
}

/// The shape of the container around it, or a rectangle if no container has one.
///
/// Mirrors SwiftUI's `ContainerRelativeShape`. It has the container's shape where it is drawn or clips a view itself, and not
/// where it is part of another shape.
public struct ContainerRelativeShape: InsettableShape, Equatable {
  /// Creates the shape.
  public init() {}

  /// Returns the path of the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with a corner radius in points.
  ///
  /// Mirrors SwiftUI's `rect(cornerRadius:style:)`. Both styles are drawn as quarters of a circle.
  public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> Self {
    Self(cornerRadius: cornerRadius)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are semicircles.
  public static var capsule: Self { Self() }
}

extension Shape where Self == Circle {
  /// The largest circle that fits.
  public static var circle: Self { Self() }
}
