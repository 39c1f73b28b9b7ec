import Foundation

/// The paint of a path or a text on a canvas.
///
/// Mirrors SwiftUI's `GraphicsContext.Shading`, without images and shaders.
public struct Shading: Sendable {
  package let paint: _Paint
  /// The rectangle of a gradient, or `nil` for the bounds of the painted content.
  package var bounds: CGRect?

  /// A fixed colour or a theme colour.
  public static func color(_ color: Color) -> Shading { Shading(paint: .color(color)) }

  /// A style. A gradient extends over the painted content.
  public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading(paint: style._paint) }

  /// The style of text in the canvas's environment.
  public static let foreground = Shading(paint: .hierarchical(0))

  /// A gradient between two points of the canvas.
  public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
    inPoints(.gradient(gradient, .linear(unit(startPoint), unit(endPoint))))
  }

  /// A gradient between two circles around a point of the canvas.
  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: Double, endRadius: Double
  ) -> Shading {
    inPoints(.gradient(gradient, .radial(unit(center), startRadius, endRadius)))
  }

  /// A gradient around a point of the canvas.
  public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
    // The sectors extend as far as those of the whole canvas.
    let reach = 10_000.0
    let place = UnitPoint(x: 0.5 + center.x / (2 * reach), y: 0.5 + center.y / (2 * reach))
    return Shading(
      paint: .gradient(gradient, .angular(place, angle, angle + .degrees(360))),
      bounds: CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))
  }

  /// A gradient whose places are given in points.
  private static func inPoints(_ paint: _Paint) -> Shading {
    Shading(paint: paint, bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  private static func unit(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
}
