/// The style of a part of a text, as far as it differs from that of the whole text.
@usableFromInline
package struct TextRunStyle: Equatable, Sendable {
  package var font: Font?
  package var weight: Font.Weight?
  package var width: Font.Width?
  package var color: Color?
  /// Indicates whether the font is the desktop's, whatever that of the whole text.
  package var hasDesktopFont = false
  package var isItalic = false
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  /// The details, or `nil` if all of them have their default values.
  private var storage: Storage?

  package init() {}

  /// What few texts set. It is stored apart, because each new state of a screen copies and compares the styles of its texts.
  package var details: TextDetails {
    get { storage?.details ?? TextDetails() }
    set { storage = newValue == TextDetails() ? nil : Storage(newValue) }
  }

  /// Indicates whether the style sets nothing but the font, the colour and their variants.
  package var isCommon: Bool { storage == nil }

  /// The size of a symbol relative to that in a text without a font of its own. A font in points is compared with the
  /// desktop's, of 11 points.
  package var symbolScale: Double {
    switch font?.size ?? .relative(1) {
    case .relative(let scale): scale * details.scale
    case .fixed(let points): points / 11 * details.scale
    }
  }

  /// Returns this style combined with `inner`, which takes precedence.
  package func adding(_ inner: TextRunStyle) -> TextRunStyle {
    var style = inner
    style.font = inner.font ?? (inner.hasDesktopFont ? nil : font)
    style.hasDesktopFont = inner.hasDesktopFont || inner.font == nil && hasDesktopFont
    style.weight = inner.weight ?? weight
    style.width = inner.width ?? width
    style.color = inner.color ?? color
    style.isItalic = isItalic || inner.isItalic
    style.isMonospaced = isMonospaced || inner.isMonospaced
    style.hasMonospacedDigits = hasMonospacedDigits || inner.hasMonospacedDigits
    if !isCommon { style.details = details.adding(inner.details) }
    return style
  }

  /// The details of a style, which copies of the style share.
  private final class Storage: Equatable, Sendable {
    let details: TextDetails

    init(_ details: TextDetails) { self.details = details }

    static func == (first: Storage, second: Storage) -> Bool {
      first === second || first.details == second.details
    }
  }
}
