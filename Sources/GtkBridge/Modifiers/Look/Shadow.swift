import GtkObjects

extension View {
  /// Adds a shadow, blurred by `radius` points, to the view's drawing.
  ///
  /// Mirrors SwiftUI's `shadow(color:radius:x:y:)`. Ancestors that clip their content clip the shadow.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    widgetModifier(EffectModifier(effect: .shadow(color: color, radius: radius, x: x, y: y)))
  }
}
