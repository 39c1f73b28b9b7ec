import Graphics

extension Text {
  /// Creates a text from an attributed string.
  ///
  /// Mirrors SwiftUI's `Text(_:)` for attributed strings. Supports `font`, `foregroundColor`, `backgroundColor`,
  /// `underlineStyle`, `strikethroughStyle`, `kern`, `tracking`, `baselineOffset`, `inlinePresentationIntent`, and
  /// Foundation's `link`, which opens when it is pressed, by the action of the environment.
  ///
  /// ```swift
  /// var total = AttributedString("Total: 12 €")
  /// if let range = total.range(of: "12 €") { total[range].foregroundColor = .red }
  /// Text(total)
  /// ```
  @_disfavoredOverload public init(_ attributed: AttributedString) { self.init([TextRun](attributed)) }

  /// The style of a line below or through text.
  ///
  /// Mirrors SwiftUI's `Text.LineStyle`.
  public typealias LineStyle = TextLineStyle
}
