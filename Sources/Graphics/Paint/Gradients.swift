/// A gradient along a line between two points.
///
/// Mirrors SwiftUI's `LinearGradient`.
public struct LinearGradient: ShapeStyle, Hashable {
  public let _paint: _Paint

  /// Creates a gradient between two points, which are relative to the painted view or shape.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _paint = .gradient(gradient, .linear(startPoint, endPoint))
  }

  /// Creates a gradient of evenly spaced colours between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colours at given places between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient from the centre of a circle outward.
///
/// Mirrors SwiftUI's `RadialGradient`.
public struct RadialGradient: ShapeStyle, Hashable {
  public let _paint: _Paint

  /// Creates a gradient between two radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    _paint = .gradient(gradient, .radial(center, startRadius, endRadius))
  }

  /// Creates a gradient of evenly spaced colours between two radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of colours at given places between two radii in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient from the centre of an ellipse outward, which has the proportions of the painted view or shape.
///
/// Mirrors SwiftUI's `EllipticalGradient`.
public struct EllipticalGradient: ShapeStyle, Hashable {
  public let _paint: _Paint

  /// Creates a gradient between two radii, which are fractions of the width and the height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) {
    _paint = .gradient(gradient, .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// Creates a gradient of evenly spaced colours between two radii, which are fractions of the width and the height.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of colours at given places between two radii, which are fractions of the width and the height.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// A gradient around a point.
///
/// Mirrors SwiftUI's `AngularGradient`. Angles are clockwise from the trailing direction.
public struct AngularGradient: ShapeStyle, Hashable {
  public let _paint: _Paint

  /// Creates a gradient between two angles. The rest of the turn has the nearer outer colour.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    _paint = .gradient(gradient, .angular(center, startAngle, endAngle))
  }

  /// Creates a gradient of a full turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of evenly spaced colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of evenly spaced colours in a full turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of colours at given places between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of colours at given places in a full turn.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient of evenly spaced colours between two points.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient between two points.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient of evenly spaced colours between two radii in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: Double, endRadius: Double
  ) -> Self {
    Self(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient between two radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: Double, endRadius: Double
  ) -> Self {
    Self(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient from the centre of an ellipse outward.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> Self {
    Self(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of evenly spaced colours from the centre of an ellipse outward.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) -> Self {
    Self(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> Self {
    Self(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of a full turn.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> Self {
    Self(gradient: gradient, center: center, angle: angle)
  }

  /// A gradient of evenly spaced colours between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> Self {
    Self(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of evenly spaced colours in a full turn.
  public static func conicGradient(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero) -> Self {
    Self(colors: colors, center: center, angle: angle)
  }
}
