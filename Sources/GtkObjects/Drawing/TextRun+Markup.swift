import CGtk
import Graphics

extension TextRun {
  /// Returns the run as Pango markup with its text escaped.
  ///
  /// - Parameter rgba: A closure that resolves a colour.
  package func markup(_ rgba: (Color) -> GdkRGBA) -> String {
    let details = style.details
    var attributes: [String] = []
    if style.font != nil || details.scale != 1 {
      attributes.append("size=\"\((style.font ?? .body).scaled(by: details.scale).markupSize)\"")
    }
    // Each attribute appears at most once, because Pango rejects duplicates.
    if let weight = style.weight ?? style.font?.weight { attributes.append("weight=\"\(weight.rawValue)\"") }
    if let width = style.width ?? style.font?.width, width != .standard {
      attributes.append("stretch=\"\(width.markup)\"")
    }
    if let language = details.language { attributes.append("lang=\"\(Self.escaped(language))\"") }
    if style.isItalic || style.font?.isItalic == true { attributes.append("style=\"italic\"") }
    if let family = style.isMonospaced ? "monospace" : style.font?.familyName {
      attributes.append("font_family=\"\(Self.escaped(family))\"")
    }
    if style.hasMonospacedDigits || style.font?.hasMonospacedDigits == true {
      attributes.append("font_features=\"tnum\"")
    }
    if let capitals = style.font?.capitals { attributes.append("font_variant=\"\(capitals.rawValue)\"") }
    if let line = details.underline {
      attributes.append("underline=\"\(line.pattern.markup)\"")
      if let color = line.color { attributes.append("underline_color=\"\(rgba(color).hex)\"") }
    }
    if let line = details.strikethrough {
      attributes.append("strikethrough=\"true\"")
      if let color = line.color { attributes.append("strikethrough_color=\"\(rgba(color).hex)\"") }
    }
    // Pango counts in 1024ths of a point of the font, of which three are four pixels.
    func units(_ points: Double) -> Int { Int((min(max(points, -1_000), 1_000) * 768).rounded()) }
    if let tracking = details.tracking { attributes.append("letter_spacing=\"\(units(tracking))\"") }
    if let offset = details.baselineOffset { attributes.append("rise=\"\(units(offset))\"") }
    if let color = style.color { attributes.append(rgba(color).markup(of: "foreground", opacity: "alpha")) }
    if let color = details.background, !color.isClear {
      attributes.append(rgba(color).markup(of: "background", opacity: "background_alpha"))
    }
    // An attribute without a look keeps Pango from joining the run with its neighbours.
    if details.stroke != nil || details.shadow != nil {
      if details.underline == nil {
        attributes.append("underline=\"none\"")
      } else if details.strikethrough == nil {
        attributes.append("strikethrough=\"false\"")
      }
    }
    var markup = Self.escaped(LongWord.shown(text))
    if !attributes.isEmpty { markup = "<span \(attributes.joined(separator: " "))>\(markup)</span>" }
    if let link = details.link { markup = "<a href=\"\(Self.escaped(link.absoluteString))\">\(markup)</a>" }
    return markup
  }

  private static func escaped(_ text: String) -> String {
    guard let escaped = g_markup_escape_text(text, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}

extension GdkRGBA {
  /// The colour without its opacity.
  fileprivate var hex: String {
    func byte(_ part: Float) -> String {
      let hex = String(UInt8(min(max(part, 0), 1) * 255), radix: 16)
      return hex.count == 1 ? "0" + hex : hex
    }
    return "#\(byte(red))\(byte(green))\(byte(blue))"
  }

  /// The colour as attributes of Pango markup.
  fileprivate func markup(of name: String, opacity: String) -> String {
    // Pango rejects an alpha value of 0.
    "\(name)=\"\(hex)\" \(opacity)=\"\(max(Int(alpha * 100), 1))%\""
  }
}

extension TextLine.Pattern {
  fileprivate var markup: String {
    switch self {
    case .solid: "single"
    case .double: "double"
    case .wavy: "error"
    }
  }
}

extension Font.Width {
  /// The name in Pango's markup, which has no hyphens.
  fileprivate var markup: String { css.filter { $0 != "-" } }
}

extension Font {
  /// The size in Pango markup: relative to the label's own size, or in points.
  fileprivate var markupSize: String {
    switch size {
    case .relative(let scale): "\(Int((scale * 100).rounded()))%"
    case .fixed(let points): "\(Int((points * 1024).rounded()))"
    }
  }
}
