/// The mode that combines colours with those below.
///
/// Mirrors Core Graphics' `CGBlendMode`.
public enum CGBlendMode: Int32, CaseIterable, Sendable {
  /// The new colour above the old one.
  case normal
  /// The product of both: at least as dark as either.
  case multiply
  /// The product of the inverted colours, inverted: at least as light as either.
  case screen
  /// ``multiply`` where the old colour is dark, and ``screen`` where it is light.
  case overlay
  /// The darker of each component.
  case darken
  /// The lighter of each component.
  case lighten
  /// The old colour, lighter where the new one is light.
  case colorDodge
  /// The old colour, darker where the new one is dark.
  case colorBurn
  /// The old colour, a little darker or lighter, depending on the new one.
  case softLight
  /// ``multiply`` where the new colour is dark, and ``screen`` where it is light.
  case hardLight
  /// The distance between the components.
  case difference
  /// As ``difference``, with less contrast.
  case exclusion
  /// The hue of the new colour, with the other parts of the old one.
  case hue
  /// The saturation of the new colour, with the other parts of the old one.
  case saturation
  /// The hue and saturation of the new colour, with the luminosity of the old one.
  case color
  /// The luminosity of the new colour, with the other parts of the old one.
  case luminosity
  /// Nothing remains where there is a new colour.
  case clear
  /// The new colour in place of the old one.
  case copy
  /// The new colour where there is an old one, and nothing elsewhere.
  case sourceIn
  /// The new colour where there is no old one, and nothing elsewhere.
  case sourceOut
  /// The new colour above the old one, where there is an old one.
  case sourceAtop
  /// The new colour below the old one.
  case destinationOver
  /// The old colour where there is a new one, and nothing elsewhere.
  case destinationIn
  /// The old colour where there is no new one.
  case destinationOut
  /// The old colour above the new one, where there is a new one, and nothing elsewhere.
  case destinationAtop
  /// Each colour where the other one is absent.
  case xor
  /// The sum of the inverted colours, inverted. Drawn as ``multiply``, which is close.
  case plusDarker
  /// The sum of both.
  case plusLighter
}
