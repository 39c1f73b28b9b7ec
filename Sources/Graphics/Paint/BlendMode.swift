/// The way in which a view's colours are combined with those behind it.
///
/// Mirrors SwiftUI's `BlendMode`.
public enum BlendMode: Hashable, CaseIterable, Sendable {
  /// The view above the colours behind.
  case normal
  /// The product of both colours, which is no lighter than either.
  case multiply
  /// The darker of each component.
  case darken
  /// The colour behind, darker where the view is dark.
  case colorBurn
  /// The sum of the inverted colours, inverted. Drawn as ``multiply``, which is close.
  case plusDarker
  /// The product of the inverted colours, inverted, which is no darker than either.
  case screen
  /// The lighter of each component.
  case lighten
  /// The colour behind, lighter where the view is light.
  case colorDodge
  /// The sum of both colours.
  case plusLighter
  /// ``multiply`` where the colour behind is dark, and ``screen`` where it is light.
  case overlay
  /// The colour behind, a little darker or lighter, as the view is.
  case softLight
  /// ``multiply`` where the view is dark, and ``screen`` where it is light.
  case hardLight
  /// The distance between the components.
  case difference
  /// Like ``difference``, with less contrast.
  case exclusion
  /// The hue of the view, with the other parts of the colour behind.
  case hue
  /// The saturation of the view, with the other parts of the colour behind.
  case saturation
  /// The hue and saturation of the view, with the luminosity behind.
  case color
  /// The luminosity of the view, with the other parts of the colour behind.
  case luminosity
  /// The view, where the background is opaque.
  case sourceAtop
  /// The view below the colours behind: it is visible where they are clear.
  case destinationOver
  /// The colours behind, where the view is clear.
  case destinationOut
}
