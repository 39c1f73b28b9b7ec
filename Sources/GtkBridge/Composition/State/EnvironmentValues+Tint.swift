extension EnvironmentValues {
  package var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}
