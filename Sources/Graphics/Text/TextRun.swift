import Foundation

/// A part of a text with its own style.
@usableFromInline
package struct TextRun: Equatable, Sendable {
  package var text: String
  package var style: TextRunStyle
  /// The date that the text shows, and that it follows as time passes.
  package var date: LiveDate?
  /// The name of the symbol that the run shows in place of its only character.
  package var symbol: String?
  /// The picture that the run shows in place of its only character.
  package var picture: InlinePicture?

  package init(text: String, style: TextRunStyle = TextRunStyle()) {
    self.text = text
    self.style = style
  }

  /// Indicates whether the run is a text that stays as it is.
  package var isPlain: Bool { date == nil && symbol == nil && picture == nil }

  /// The character that stands for a symbol.
  package static let symbolCharacter: Unicode.Scalar = "\u{FFFC}"

  /// Creates a run that shows a symbol.
  package init(symbol: String) {
    self.init(text: String(Character(Self.symbolCharacter)))
    self.symbol = symbol
  }

  /// Creates a run that shows a picture.
  package init(picture: InlinePicture, style: TextRunStyle = TextRunStyle()) {
    self.init(text: String(Character(Self.symbolCharacter)), style: style)
    self.picture = picture
  }

  /// Creates a run that shows a date and follows the time.
  package init(_ date: LiveDate, at now: Date = Date()) {
    self.init(text: date.text(at: now))
    self.date = date
  }
}

/// The style of a part of a text, as far as it differs from that of the whole text.
@usableFromInline
package struct TextRunStyle: Equatable, Sendable {
  package var font: Font?
  /// Indicates whether the font is the desktop's, whatever that of the whole text.
  package var hasDesktopFont = false
  package var weight: Font.Weight?
  package var color: Color?
  /// The colour behind the text.
  package var background: Color?
  package var isItalic = false
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  package var underline: TextLine?
  package var strikethrough: TextLine?
  /// The space after each character, in points.
  package var tracking: Double?
  /// The distance of the text above its line, in points.
  package var baselineOffset: Double?
  package var link: URL?
  package var width: Font.Width?
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

  /// The size of a symbol relative to that in a text without a font of its own. A font in points is compared with the
  /// desktop's, of 11 points.
  package var symbolScale: Double {
    switch font?.size ?? .relative(1) {
    case .relative(let scale): scale * self.scale
    case .fixed(let points): points / 11 * scale
    }
  }

  /// Indicates whether the style sets nothing but the font, the colour and their variants.
  package var isCommon: Bool {
    var common = TextRunStyle()
    (common.font, common.weight, common.color, common.width) = (font, weight, color, width)
    common.hasDesktopFont = hasDesktopFont
    (common.isItalic, common.isMonospaced, common.hasMonospacedDigits) = (isItalic, isMonospaced, hasMonospacedDigits)
    return self == common
  }

  /// Returns this style combined with `inner`, which takes precedence.
  package func adding(_ inner: TextRunStyle) -> TextRunStyle {
    var style = inner
    style.font = inner.font ?? (inner.hasDesktopFont ? nil : font)
    style.hasDesktopFont = inner.hasDesktopFont || inner.font == nil && hasDesktopFont
    style.weight = inner.weight ?? weight
    style.color = inner.color ?? color
    style.background = inner.background ?? background
    style.link = inner.link ?? link
    style.width = inner.width ?? width
    style.scale = scale * inner.scale
    style.stroke = inner.stroke ?? stroke
    style.shadow = inner.shadow ?? shadow
    style.language = inner.language ?? language
    style.paragraph = inner.paragraph ?? paragraph
    style.isItalic = isItalic || inner.isItalic
    style.isMonospaced = isMonospaced || inner.isMonospaced
    style.hasMonospacedDigits = hasMonospacedDigits || inner.hasMonospacedDigits
    style.underline = inner.underline ?? underline
    style.strikethrough = inner.strikethrough ?? strikethrough
    style.tracking = inner.tracking ?? tracking
    style.baselineOffset = inner.baselineOffset ?? baselineOffset
    return style
  }
}
