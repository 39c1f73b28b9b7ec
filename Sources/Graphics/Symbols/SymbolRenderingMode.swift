/// The way in which the layers of a system symbol are coloured.
///
/// Mirrors SwiftUI's `SymbolRenderingMode`. Most symbols have one layer. A frame, the background of a badge or a person
/// in the background is a second one.
///
/// ```swift
/// Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.hierarchical)
/// ```
public enum SymbolRenderingMode: Hashable, Sendable {
  /// All layers have the foreground colour. This is the default.
  case monochrome
  /// All layers have the foreground colour, secondary ones at a lower opacity.
  case hierarchical
  /// Each layer has one of the colours of `foregroundStyle(_:_:)` or `foregroundStyle(_:_:_:)`.
  case palette
  /// Layers have their own colours, such as yellow for the sun, or else the foreground colour.
  case multicolor
}
