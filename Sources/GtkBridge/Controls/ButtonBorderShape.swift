extension EnvironmentValues {
  package var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  /// The size and the outline of buttons as CSS declarations, or `nil` for the theme's.
  var buttonFrameCSS: String? {
    guard let shape = buttonBorderShape.css else { return controlSize.css }
    return (controlSize.css ?? "") + shape
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}
