extension EnvironmentValues {
  /// Indicates whether controls are at the end of the row and their labels at its beginning, as in forms and lists.
  package var spreadsControls: Bool {
    get { self[SpreadsControlsKey.self] }
    set { self[SpreadsControlsKey.self] = newValue }
  }
}

private struct SpreadsControlsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
