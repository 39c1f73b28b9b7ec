/// A change to what a view or a layer of a canvas draws.
package struct DrawingEffect: Hashable, Sendable {
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
  }

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
