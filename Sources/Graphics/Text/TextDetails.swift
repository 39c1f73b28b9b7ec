import Foundation

/// The part of a text's style that few texts set.
package struct TextDetails: Equatable, Sendable {
  /// The colour behind the text.
  package var background: Color?
  package var underline: TextLine?
  package var strikethrough: TextLine?
  /// The space after each character, in points.
  package var tracking: Double?
  /// The distance of the text above its line, in points.
  package var baselineOffset: Double?
  package var link: URL?
  /// The size relative to that of the font.
  package var scale = 1.0
  package var stroke: TextStroke?
  package var shadow: TextShadow?
  /// The language of the text, for the choice of characters and line breaks.
  package var language: String?
  /// The style of the paragraphs that begin in the run, for views of several lines.
  package var paragraph: TextParagraphStyle?
  /// Indicates whether the noun of the text agrees with its number; see `GrammarAgreement`.
  var agreesInNumber = false

  package init() {}

  /// Returns these details combined with `inner`, which take precedence.
  func adding(_ inner: TextDetails) -> TextDetails {
    var details = inner
    details.background = inner.background ?? background
    details.underline = inner.underline ?? underline
    details.strikethrough = inner.strikethrough ?? strikethrough
    details.tracking = inner.tracking ?? tracking
    details.baselineOffset = inner.baselineOffset ?? baselineOffset
    details.link = inner.link ?? link
    details.scale = scale * inner.scale
    details.stroke = inner.stroke ?? stroke
    details.shadow = inner.shadow ?? shadow
    details.language = inner.language ?? language
    details.paragraph = inner.paragraph ?? paragraph
    return details
  }
}
