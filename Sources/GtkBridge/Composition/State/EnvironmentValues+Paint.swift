extension EnvironmentValues {
  /// Returns the colour or gradient of a style in this environment.
  package func resolve(_ paint: _Paint) -> _Paint {
    paint.resolved(
      foreground: foregroundPaint ?? .color(.primary), tint: tint ?? .accentColor,
      background: lookDetails.background ?? .color(.themeBackground))
  }

  /// The gradient of text and symbols, which CSS cannot express, or `nil` if they have a colour.
  var foregroundGradient: _Paint? {
    if !isPlaceholder, case .gradient = foregroundPaint { foregroundPaint } else { nil }
  }
}
