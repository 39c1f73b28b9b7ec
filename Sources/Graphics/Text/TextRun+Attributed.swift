import Foundation

extension [TextRun] {
  /// Creates the runs of an attributed string.
  package init(_ attributed: AttributedString) {
    self = attributed.runs.map { run in
      var (style, details) = (TextRunStyle(), TextDetails())
      style.font = run.font
      style.color = run.foregroundColor
      details.background = run.backgroundColor
      details.underline = run.underlineStyle?.line
      details.strikethrough = run.strikethroughStyle?.line
      details.tracking = (run.kern ?? run.tracking).map { Double($0) }
      details.baselineOffset = run.baselineOffset.map { Double($0) }
      details.link = run.link
      if let intent = run.inlinePresentationIntent {
        if intent.contains(.stronglyEmphasized) { style.weight = .bold }
        style.isItalic = intent.contains(.emphasized)
        style.isMonospaced = intent.contains(.code)
        if intent.contains(.strikethrough) { details.strikethrough = TextLine() }
      }
      style.details = details
      return TextRun(text: String(attributed[run.range].characters), style: style)
    }
  }
}
