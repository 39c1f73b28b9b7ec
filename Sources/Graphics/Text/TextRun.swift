import Foundation

/// A part of a text with a look of its own.
@usableFromInline
package struct TextRun: Equatable, Sendable {
  package var text: String
  package var style: TextRunStyle

  package init(text: String, style: TextRunStyle = TextRunStyle()) {
    self.text = text
    self.style = style
  }
}

/// What a part of a text has that the rest has not.
@usableFromInline
package struct TextRunStyle: Equatable, Sendable {
  package var font: Font?
  package var weight: Font.Weight?
  package var color: Color?
  package var isItalic = false
  package var isMonospaced = false
  package var isUnderlined = false
  package var isStruckThrough = false
  package var link: URL?

  package init() {}

  /// The style with what `inner` says as well, which counts for more.
  package func adding(_ inner: TextRunStyle) -> TextRunStyle {
    var style = inner
    style.font = inner.font ?? font
    style.weight = inner.weight ?? weight
    style.color = inner.color ?? color
    style.link = inner.link ?? link
    style.isItalic = isItalic || inner.isItalic
    style.isMonospaced = isMonospaced || inner.isMonospaced
    style.isUnderlined = isUnderlined || inner.isUnderlined
    style.isStruckThrough = isStruckThrough || inner.isStruckThrough
    return style
  }
}
