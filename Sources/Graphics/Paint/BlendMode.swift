/// The way in which a view's colours are combined with those behind it.
///
/// Mirrors SwiftUI's `BlendMode`.
public enum BlendMode: Hashable, CaseIterable, Sendable {
  case normal
  // Darker.
  case multiply, darken, colorBurn, plusDarker
  // Lighter.
  case screen, lighten, colorDodge, plusLighter
  // More contrast.
  case overlay, softLight, hardLight
  // The difference.
  case difference, exclusion
  // Parts of the colour.
  case hue, saturation, color, luminosity
  // Where there is something behind.
  case sourceAtop, destinationOver, destinationOut
}
