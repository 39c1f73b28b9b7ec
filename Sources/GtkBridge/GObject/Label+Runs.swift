import CGtk

extension Gtk.Label {
  /// Shows the parts, with what is text in them escaped.
  func setMarkup(of runs: [TextRun]) {
    gtk_label_set_markup(opaque, runs.map(markup).joined())
  }

  private func markup(_ run: TextRun) -> String {
    var attributes: [String] = []
    let style = run.style
    if let font = style.font {
      attributes.append("size=\"\(font.markupSize)\"")
    }
    // Each at most once: a second one is an error to Pango.
    if let weight = style.weight ?? style.font?.weight { attributes.append("weight=\"\(weight.rawValue)\"") }
    if style.isItalic || style.font?.isItalic == true { attributes.append("style=\"italic\"") }
    if style.isMonospaced { attributes.append("font_family=\"monospace\"") }
    if style.isUnderlined { attributes.append("underline=\"single\"") }
    if style.isStruckThrough { attributes.append("strikethrough=\"true\"") }
    if let color = style.color { attributes.append(markup(of: color)) }
    var text = Self.escaped(LongWord.shown(run.text))
    if !attributes.isEmpty { text = "<span \(attributes.joined(separator: " "))>\(text)</span>" }
    if let link = style.link { text = "<a href=\"\(Self.escaped(link.absoluteString))\">\(text)</a>" }
    return text
  }

  private func markup(of color: Color) -> String {
    let rgba = Gtk.rgba(of: color.css, for: widget)
    func byte(_ part: Float) -> String {
      let hex = String(UInt8(min(max(part, 0), 1) * 255), radix: 16)
      return hex.count == 1 ? "0" + hex : hex
    }
    // An opacity of 0 is an error to Pango.
    let opacity = max(Int(rgba.alpha * 100), 1)
    return "foreground=\"#\(byte(rgba.red))\(byte(rgba.green))\(byte(rgba.blue))\" alpha=\"\(opacity)%\""
  }

  private static func escaped(_ text: String) -> String {
    guard let escaped = g_markup_escape_text(text, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}

extension Font {
  /// The size as Pango's markup writes it: relative to the label's own, or in points.
  fileprivate var markupSize: String {
    switch size {
    case .relative(let scale): "\(Int((scale * 100).rounded()))%"
    case .fixed(let points): "\(Int((points * 1024).rounded()))"
    }
  }
}
