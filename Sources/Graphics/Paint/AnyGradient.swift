/// A gradient without a place, such as the gradient of a colour. Its use determines the place.
///
/// Mirrors SwiftUI's `AnyGradient`. As a style, it is a line from the top to the bottom; the gradients of
/// ``ShapeStyle``, such as `.radialGradient(Color.red.gradient, startRadius: 0, endRadius: 50)`, give it another place.
public struct AnyGradient: ShapeStyle, Hashable {
  package let gradient: Gradient

  /// Creates a gradient from colours and their places.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  public var _paint: _Paint { gradient._paint }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line between two points.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient between two radii in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: Double, endRadius: Double
  ) -> Self {
    Self(gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient from the centre of an ellipse outward.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> Self {
    Self(
      gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient between two angles.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> Self {
    Self(gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of a full turn.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> Self {
    Self(gradient: gradient.gradient, center: center, angle: angle)
  }
}
