extension View {
  /// Sets the colour of the text inside.
  ///
  /// Mirrors SwiftUI's `foregroundStyle(_:)` for colours; equivalent to ``foregroundColor(_:)``.
  @inlinable
  public consuming func foregroundStyle(_ color: Color) -> some View { foregroundColor(color) }
}

extension View {
  /// Sets the colours of the layers of the symbols inside; the first one is also the colour of the text.
  ///
  /// Mirrors SwiftUI's `foregroundStyle(_:_:)` for colours.
  public func foregroundStyle(_ primary: Color, _ secondary: Color) -> some View {
    environment(\.symbolPalette, [primary, secondary]).foregroundColor(primary)
  }

  /// Sets the colours of the layers of the symbols inside; the first one is also the colour of the text.
  ///
  /// Mirrors SwiftUI's `foregroundStyle(_:_:_:)` for colours.
  public func foregroundStyle(_ primary: Color, _ secondary: Color, _ tertiary: Color) -> some View {
    environment(\.symbolPalette, [primary, secondary, tertiary]).foregroundColor(primary)
  }
}
