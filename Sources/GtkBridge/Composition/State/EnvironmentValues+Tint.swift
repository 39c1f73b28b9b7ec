extension EnvironmentValues {
  package var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: Color? { .accentOfProgram }
}

extension EnvironmentScope {
  /// Returns a colour with the tint in place of the theme's accent.
  func tinted(_ color: Color) -> Color {
    color.hasAccent ? color.replacingAccent(by: values.tint ?? .accentColor) : color
  }
}
