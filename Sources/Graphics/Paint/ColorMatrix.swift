import Foundation

/// A linear transform of colours: each component of the result is a sum of the four components and a constant.
///
/// Mirrors SwiftUI's `ColorMatrix`. Components are not premultiplied by the opacity.
public struct ColorMatrix: Hashable, Sendable {
  /// The parts of red, green, blue and opacity in the new red, and its constant.
  public var r1 = 1.0, r2 = 0.0, r3 = 0.0, r4 = 0.0, r5 = 0.0
  /// The parts of red, green, blue and opacity in the new green, and its constant.
  public var g1 = 0.0, g2 = 1.0, g3 = 0.0, g4 = 0.0, g5 = 0.0
  /// The parts of red, green, blue and opacity in the new blue, and its constant.
  public var b1 = 0.0, b2 = 0.0, b3 = 1.0, b4 = 0.0, b5 = 0.0
  /// The parts of red, green, blue and opacity in the new opacity, and its constant.
  public var a1 = 0.0, a2 = 0.0, a3 = 0.0, a4 = 1.0, a5 = 0.0

  /// Creates the identity matrix.
  public init() {}

  /// The share of red, green and blue in the brightness of a colour.
  private static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// Creates a matrix from the three rows of colour components.
  private init(red: (Double, Double, Double), green: (Double, Double, Double), blue: (Double, Double, Double)) {
    (r1, r2, r3) = red
    (g1, g2, g3) = green
    (b1, b2, b3) = blue
  }

  /// Multiplies and shifts the colour components.
  private init(factor: Double, shift: Double) {
    self.init(red: (factor, 0, 0), green: (0, factor, 0), blue: (0, 0, factor))
    (r5, g5, b5) = (shift, shift, shift)
  }

  package static func brightness(_ amount: Double) -> Self { Self(factor: 1, shift: amount) }
  package static func contrast(_ amount: Double) -> Self { Self(factor: amount, shift: (1 - amount) / 2) }

  /// Mixes each colour with its grey: grey (0), unchanged (1), more vivid above.
  package static func saturation(_ amount: Double) -> Self {
    let (red, green, blue) = luminance
    let rest = 1 - amount
    return Self(
      red: (red * rest + amount, green * rest, blue * rest), green: (red * rest, green * rest + amount, blue * rest),
      blue: (red * rest, green * rest, blue * rest + amount))
  }

  /// Rotates colours around the grey axis.
  package static func hueRotation(_ angle: Angle) -> Self {
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let (third, root) = ((1 - c) / 3, s / 3.0.squareRoot())
    return Self(
      red: (c + third, third - root, third + root), green: (third + root, c + third, third - root),
      blue: (third - root, third + root, c + third))
  }

  package static func multiply(red: Double, green: Double, blue: Double, opacity: Double) -> Self {
    var matrix = Self(red: (red, 0, 0), green: (0, green, 0), blue: (0, 0, blue))
    matrix.a4 = opacity
    return matrix
  }

  /// Mixes colours with their opposites, from the same colour (0) to the opposite (1).
  package static func inversion(_ amount: Double) -> Self { Self(factor: 1 - 2 * amount, shift: amount) }

  /// Black, as opaque as the colour was bright.
  package static var luminanceToAlpha: Self {
    var matrix = Self(factor: 0, shift: 0)
    (matrix.a1, matrix.a2, matrix.a3) = luminance
    matrix.a4 = 0
    return matrix
  }
}
