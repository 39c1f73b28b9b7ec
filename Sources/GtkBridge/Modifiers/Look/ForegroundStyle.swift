extension View {
  /// Sets the style of the text, symbols and shapes inside.
  ///
  /// Mirrors SwiftUI's `foregroundStyle(_:)`. A gradient extends over each text, symbol or shape. The titles of controls
  /// have its first colour.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environmentChange(StyleChange(paint: style._paint))
  }

  /// Sets the styles of the layers of the symbols inside; the first one is also the style of the text.
  ///
  /// Mirrors SwiftUI's `foregroundStyle(_:_:)`. A gradient in a symbol counts as its first colour.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View {
    environmentChange(StyleChange(paint: primary._paint, palette: [primary._paint, secondary._paint]))
  }

  /// Sets the styles of the layers of the symbols inside; the first one is also the style of the text.
  ///
  /// Mirrors SwiftUI's `foregroundStyle(_:_:_:)`. A gradient in a symbol counts as its first colour.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> some View {
    environmentChange(
      StyleChange(paint: primary._paint, palette: [primary._paint, secondary._paint, tertiary._paint]))
  }
}
