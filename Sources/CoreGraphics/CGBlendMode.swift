/// The way in which colours are combined with those that have been drawn before.
///
/// Mirrors Core Graphics' `CGBlendMode`.
public enum CGBlendMode: Int32, CaseIterable, Sendable {
  // The usual one, and those that mix components.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity
  // Those that choose between the colours by their opacities.
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor
  // Sums. The darker one is drawn as a product, which is close.
  case plusDarker, plusLighter
}
