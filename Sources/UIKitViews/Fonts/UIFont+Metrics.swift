import GtkObjects

extension UIFont {
  /// The height of a line, in points.
  public var lineHeight: Double { layout("X").size.height }

  /// The distance of the top of a line from its baseline.
  public var ascender: Double { layout("X").baseline }

  /// The distance of the bottom of a line from its baseline, which is negative.
  public var descender: Double {
    let layout = layout("X")
    return layout.baseline - layout.size.height
  }

  /// The height of a capital letter.
  public var capHeight: Double { layout("H").inkAscent }

  /// The height of a lowercase letter without strokes above.
  public var xHeight: Double { layout("x").inkAscent }

  /// The distance between lines: 0, because the height of a line contains it.
  public var leading: Double { 0 }

  private func layout(_ text: String) -> Gtk.TextLayout {
    var style = TextRunStyle()
    style.font = font
    return Gtk.TextLayout(measuring: [TextRun(text: text, style: style)], .init(), width: nil, height: nil)
  }
}
