/// A change to the drawing of a view or of a canvas operation.
///
/// Mirrors SwiftUI's `GraphicsContext.Filter`.
public struct DrawingEffect: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case blur, brightness, contrast, saturation, grayscale, hueRotation, inversion, luminanceToAlpha
    case multiply(Color)
    case matrix(ColorMatrix)
    case shadow(Color, x: Double, y: Double)
  }

  package var kind: Kind
  /// The strength: the radius in points of a blur or a shadow, the degrees of a hue rotation, otherwise a factor.
  package var amount: Double

  package init(_ kind: Kind, _ amount: Double = 1) {
    self.kind = kind
    self.amount = amount.isFinite ? amount : 0
    if spreads { self.amount = min(max(self.amount, 0), Self.greatestRadius) }
  }

  /// Indicates whether the effect draws outside the changed content, up to a radius.
  package var spreads: Bool {
    switch kind {
    case .blur, .shadow: true
    default: false
    }
  }

  /// The maximum radius of a blur or a shadow in points. The time of a blur grows with its radius.
  package static let greatestRadius = 200.0

  /// The matrix of an effect on colours, or `nil` for a blur, a shadow, and a colour that depends on the theme.
  package var matrix: ColorMatrix? {
    switch kind {
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .grayscale: .saturation(1 - min(max(amount, 0), 1))
    case .hueRotation: .hueRotation(.degrees(amount))
    case .inversion: .inversion(amount)
    case .luminanceToAlpha: .luminanceToAlpha
    case .matrix(let matrix): matrix
    case .blur, .multiply, .shadow: nil
    }
  }
}

extension DrawingEffect {
  /// A blur with a radius in points.
  public static func blur(radius: Double) -> Self { Self(.blur, radius) }

  /// A shadow.
  public static func shadow(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> Self {
    Self(.shadow(color, x: x, y: y), radius)
  }

  /// A product with another colour.
  public static func colorMultiply(_ color: Color) -> Self { Self(.multiply(color)) }

  /// A linear change of colours.
  public static func colorMatrix(_ matrix: ColorMatrix) -> Self { Self(.matrix(matrix)) }

  /// A colour where the drawing is more opaque than `min`, and transparent elsewhere. Blurred drops merge.
  ///
  /// Mirrors SwiftUI's `alphaThreshold(min:max:color:)`, without an upper limit. A colour of the theme is that of a light
  /// window.
  public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Self {
    let color = color.resolved(in: .light)
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (0, 0, 0)
    (matrix.r5, matrix.g5, matrix.b5) = (Double(color.red), Double(color.green), Double(color.blue))
    // A steep slope instead of a step keeps the edge smooth.
    let slope = 24 * Double(color.opacity)
    (matrix.a4, matrix.a5) = (slope, -slope * (min - 1 / 48))
    return .colorMatrix(matrix)
  }

  /// A shift of all hues.
  public static func hueRotation(_ angle: Angle) -> Self { Self(.hueRotation, angle.degrees) }

  /// More or less vivid colours: 1 is no change, 0 is grey.
  public static func saturation(_ amount: Double) -> Self { Self(.saturation, amount) }

  /// Brighter colours, or darker ones for negative amounts.
  public static func brightness(_ amount: Double) -> Self { Self(.brightness, amount) }

  /// More or less contrast: 1 is no change, 0 is grey.
  public static func contrast(_ amount: Double) -> Self { Self(.contrast, amount) }

  /// Opposite colours, from 0 (no change) to 1.
  public static func colorInvert(_ amount: Double = 1) -> Self { Self(.inversion, amount) }

  /// Grey, from 0 (no change) to 1.
  public static func grayscale(_ amount: Double) -> Self { Self(.grayscale, amount) }

  /// Black, as opaque as the picture was bright.
  public static var luminanceToAlpha: Self { Self(.luminanceToAlpha) }
}
