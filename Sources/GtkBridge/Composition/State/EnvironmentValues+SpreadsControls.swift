extension EnvironmentValues {
  /// Whether controls stand at the end of the row, their labels at its beginning.
  var spreadsControls: Bool {
    get { self[SpreadsControlsKey.self] }
    set { self[SpreadsControlsKey.self] = newValue }
  }
}

private struct SpreadsControlsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
