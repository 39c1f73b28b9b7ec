import Foundation

/// A part of a text with its own style.
@usableFromInline
package struct TextRun: Equatable, Sendable {
  package var text: String
  package var style: TextRunStyle

  package init(text: String, style: TextRunStyle = TextRunStyle()) {
    self.text = text
    self.style = style
  }
}

/// The style of a part of a text, as far as it differs from that of the whole text.
@usableFromInline
package struct TextRunStyle: Equatable, Sendable {
  package var font: Font?
  package var weight: Font.Weight?
  package var color: Color?
  package var isItalic = false
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  package var isUnderlined = false
  package var isStruckThrough = false
  package var link: URL?

  package init() {}

  /// Returns this style combined with `inner`, which takes precedence.
  package func adding(_ inner: TextRunStyle) -> TextRunStyle {
    var style = inner
    style.font = inner.font ?? font
    style.weight = inner.weight ?? weight
    style.color = inner.color ?? color
    style.link = inner.link ?? link
    style.isItalic = isItalic || inner.isItalic
    style.isMonospaced = isMonospaced || inner.isMonospaced
    style.hasMonospacedDigits = hasMonospacedDigits || inner.hasMonospacedDigits
    style.isUnderlined = isUnderlined || inner.isUnderlined
    style.isStruckThrough = isStruckThrough || inner.isStruckThrough
    return style
  }
}
