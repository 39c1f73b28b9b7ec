/// The case, the spacing and the lines of the text of a view.
package struct TextLook: Equatable, Sendable {
  /// The letters of a text.
  package enum Letters: Sendable { case uppercase, lowercase }

  package var letters: Letters?
  /// The space between characters, in points.
  package var tracking = 0.0
  /// The space between lines beyond the font's own, in points.
  package var lineSpacing = 0.0
  package var underline: TextLine?
  package var strikethrough: TextLine?
  package var fontScale = 1.0
  /// The minimum factor to which the text may shrink.
  package var minimumScale = 1.0

  package init() {}

  /// The look as CSS declarations.
  package func css(for font: Font?) -> String {
    var css = ""
    switch letters {
    case .uppercase: css += "text-transform:uppercase;"
    case .lowercase: css += "text-transform:lowercase;"
    case nil: break
    }
    if tracking != 0 { css += "letter-spacing:\(tracking)px;" }
    if lineSpacing != 0 {
      // A line of text is about 1.2 times as high as its font, and GTK's default font has 11 points: 14.7 pixels.
      let size =
        switch font?.size ?? .relative(1) {
        case .relative(let scale): scale * 14.7
        case .fixed(let points): points * 4 / 3
        }
      css += "line-height:\(1.2 + lineSpacing / size);"
    }
    if underline != nil || strikethrough != nil {
      let lines = [underline.map { _ in "underline" }, strikethrough.map { _ in "line-through" }].compactMap { $0 }
      css += "text-decoration-line:\(lines.joined(separator: " "));"
      if let color = underline?.color ?? strikethrough?.color { css += "text-decoration-color:\(color.css);" }
      if underline?.pattern == .wavy { css += "text-decoration-style:wavy;" }
    }
    return css
  }
}

/// A line below or through a text.
package struct TextLine: Equatable, Hashable, Sendable {
  /// The kinds of lines that Pango draws.
  package enum Pattern: Sendable { case solid, double, wavy }

  package var color: Color?
  package var pattern = Pattern.solid

  package init(color: Color? = nil, pattern: Pattern = .solid) {
    self.color = color
    self.pattern = pattern
  }
}
