extension View {
  /// Sets the colour that highlights the active state of the controls inside; `nil` selects the theme's accent.
  ///
  /// Mirrors SwiftUI's `tint(_:)`, for buttons with a style, switches, checkboxes, sliders, progress bars, gauges, toggle buttons,
  /// links and the focus outline of text fields.
  public func tint(_ color: Color?) -> some View {
    environment(\.tint, color?.replacingAccent(by: .accentOfProgram ?? .accentColor))
  }

  /// Sets the style that highlights the active state of the controls inside. A gradient counts as its first colour.
  ///
  /// Mirrors SwiftUI's `tint(_:)` for styles.
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ style: Style?) -> some View { tint(style?._paint.color) }
}
