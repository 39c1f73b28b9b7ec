import GtkObjects

extension UIFont {
  /// The height of a line, in points.
  public var lineHeight: Double { layout.size.height }

  /// The distance of the top of a line from its baseline.
  public var ascender: Double { layout.baseline }

  /// The distance of the bottom of a line from its baseline, which is negative.
  public var descender: Double {
    let layout = layout
    return layout.baseline - layout.size.height
  }

  private var layout: Gtk.TextLayout {
    var style = TextRunStyle()
    style.font = font
    return Gtk.TextLayout(measuring: [TextRun(text: "X", style: style)], .init(), width: nil, height: nil)
  }
}
