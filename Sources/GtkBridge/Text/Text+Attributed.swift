import Graphics

extension Text {
  /// Creates a text from an attributed string.
  ///
  /// Mirrors SwiftUI's `Text(_:)` for attributed strings. Supports `font`, `foregroundColor`, `underlineStyle`,
  /// `strikethroughStyle`, `kern`, `tracking`, `baselineOffset`, `inlinePresentationIntent`, and Foundation's `link`,
  /// which opens when it is pressed.
  ///
  /// ```swift
  /// var total = AttributedString("Total: 12 €")
  /// if let range = total.range(of: "12 €") { total[range].foregroundColor = .red }
  /// Text(total)
  /// ```
  @_disfavoredOverload public init(_ attributed: AttributedString) {
    self.init(
      attributed.runs.map { run in
        var style = TextRunStyle()
        style.font = run.font
        style.color = run.foregroundColor
        style.underline = run.underlineStyle?.line
        style.strikethrough = run.strikethroughStyle?.line
        style.tracking = (run.kern ?? run.tracking).map { Double($0) }
        style.baselineOffset = run.baselineOffset.map { Double($0) }
        if let intent = run.inlinePresentationIntent {
          if intent.contains(.stronglyEmphasized) { style.weight = .bold }
          style.isItalic = intent.contains(.emphasized)
          style.isMonospaced = intent.contains(.code)
          if intent.contains(.strikethrough) { style.strikethrough = TextLine() }
        }
        style.link = run.link
        return TextRun(text: String(attributed[run.range].characters), style: style)
      })
  }

  /// The style of a line below or through text.
  ///
  /// Mirrors SwiftUI's `Text.LineStyle`.
  public typealias LineStyle = TextLineStyle
}
