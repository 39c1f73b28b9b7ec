extension GraphicsContext {
  /// The paint of a path or a text.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.Shading`, without images and shaders.
  public struct Shading: Sendable {
    let paint: _Paint
    /// The rectangle of a gradient, or `nil` for the bounds of what is painted.
    var bounds: CGRect?

    /// A fixed colour or a theme colour.
    public static func color(_ color: Color) -> Shading { Shading(paint: .color(color)) }

    /// A style, whose gradient extends over what is painted.
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
      // The sectors reach as far as those of the whole canvas do.
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

  /// A change to the picture that a drawing operation makes.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.Filter`.
  public struct Filter: Sendable {
    let effect: DrawingEffect

    private init(_ kind: DrawingEffect.Kind, _ amount: Double = 1) { effect = DrawingEffect(kind, amount) }

    /// A blur with a radius in points.
    public static func blur(radius: Double) -> Filter { Filter(.blur, max(radius, 0)) }
    /// A shadow.
    public static func shadow(
      color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> Filter {
      Filter(.shadow(color, x: x, y: y), radius)
    }
    /// A product with another colour.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }
    /// A linear change of colours.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.matrix(matrix)) }
    /// A shift of all hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation, angle.degrees) }
    /// More or less vivid colours.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation, amount) }
    /// Brighter or darker colours.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness, amount) }
    /// More or less contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast, amount) }
    /// Opposite colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.inversion, amount) }
    /// Grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale, amount) }
    /// Black, as opaque as the picture was bright.
    public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }
  }
}
