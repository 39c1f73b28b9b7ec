import GtkBridge

extension Text {
  /// Sets the style of the text, for concatenation.
  ///
  /// Mirrors SwiftUI's `foregroundStyle(_:)` of texts. A part of a text has one colour: that of a gradient is its first.
  @_disfavoredOverload
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { foregroundColor(style._paint.color) }
}
