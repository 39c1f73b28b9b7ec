extension Text {
  /// Makes one text of two, each with its own look.
  ///
  /// Mirrors SwiftUI's `+` for texts: `Text("Total: ") + Text(price).bold()`.
  public static func + (first: Text, second: Text) -> Text {
    Text(first.parts + second.parts)
  }

  /// The text as parts; one without a look of its own where there are none.
  private var parts: [TextRun] { runs ?? [TextRun(text: content)] }

  private func adding(_ change: (inout TextRunStyle) -> Void) -> Text {
    var outer = TextRunStyle()
    change(&outer)
    return Text(parts.map { TextRun(text: $0.text, style: outer.adding($0.style)) })
  }

  // What follows gives a text, so that it can be joined to others. Where a view will do, the modifiers of all views are
  // taken: their values change without the text being put together again.

  /// Sets the font of the text.
  @_disfavoredOverload
  public func font(_ font: Font?) -> Text { adding { $0.font = font } }

  /// Sets the weight of the text.
  @_disfavoredOverload
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding { $0.weight = weight } }

  /// Makes the text bold.
  @_disfavoredOverload
  public func bold() -> Text { adding { $0.weight = .bold } }

  /// Sets the text in italics.
  @_disfavoredOverload
  public func italic() -> Text { adding { $0.isItalic = true } }

  /// Sets the colour of the text.
  @_disfavoredOverload
  public func foregroundColor(_ color: Color?) -> Text { adding { $0.color = color } }

  /// Sets the text in a font whose characters are of one width.
  ///
  /// Mirrors SwiftUI's `monospaced()`.
  public func monospaced() -> Text { adding { $0.isMonospaced = true } }

  /// Draws a line below the text.
  ///
  /// Mirrors SwiftUI's `underline(_:)`.
  public func underline(_ isActive: Bool = true) -> Text {
    isActive ? adding { $0.isUnderlined = true } : self
  }

  /// Draws a line through the text.
  ///
  /// Mirrors SwiftUI's `strikethrough(_:)`.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    isActive ? adding { $0.isStruckThrough = true } : self
  }
}
