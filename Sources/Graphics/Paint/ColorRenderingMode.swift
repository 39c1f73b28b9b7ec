/// The colour space in which a view's drawing is composed.
///
/// Mirrors SwiftUI's `ColorRenderingMode`. GTK composes all drawing in the standard range of sRGB, so the modes look alike.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The sRGB colour space, with components as displays receive them.
  case nonLinear
  /// The sRGB colour space, with components proportional to light.
  case linear
  /// The sRGB colour space with components beyond 0 to 1, proportional to light.
  case extendedLinear
}
