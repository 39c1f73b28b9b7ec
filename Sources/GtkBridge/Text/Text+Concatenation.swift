import Graphics

extension Text {
  /// Concatenates two texts, each with its own style.
  ///
  /// Mirrors SwiftUI's `+` for texts: `Text("Total: ") + Text(price).bold()`.
  public static func + (first: Text, second: Text) -> Text {
    Text(first.parts + second.parts)
  }

  /// The runs of the text; a plain text is one run without a style.
  package var parts: [TextRun] { runs ?? [TextRun(text: content)] }

  package func adding(_ change: (inout TextRunStyle) -> Void) -> Text {
    var outer = TextRunStyle()
    change(&outer)
    guard let runs else { return Text([TextRun(text: content, style: outer)], content: content) }
    return Text(
      runs.map { run in
        var run = run
        run.style = outer.adding(run.style)
        return run
      },
      content: content)
  }

  /// Sets the font of the text; `nil` is the desktop's, regardless of the surrounding views.
  ///
  /// Mirrors SwiftUI's `font(_:)` of texts.
  public func font(_ font: Font?) -> Text { adding { ($0.font, $0.hasDesktopFont) = (font, font == nil) } }

  /// Sets the weight of the text.
  ///
  /// Mirrors SwiftUI's `fontWeight(_:)` of texts.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding { $0.weight = weight } }

  /// Makes the text bold.
  ///
  /// Mirrors SwiftUI's `bold()` of texts.
  public func bold() -> Text { adding { $0.weight = .bold } }

  /// Makes the text bold, or leaves it as it is.
  ///
  /// Mirrors SwiftUI's `bold(_:)` of texts.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Makes the text italic.
  ///
  /// Mirrors SwiftUI's `italic()` of texts.
  public func italic() -> Text { adding { $0.isItalic = true } }

  /// Makes the text italic, or leaves it as it is.
  ///
  /// Mirrors SwiftUI's `italic(_:)` of texts.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Sets the colour of the text.
  ///
  /// Mirrors SwiftUI's `foregroundColor(_:)` of texts.
  public func foregroundColor(_ color: Color?) -> Text { adding { $0.color = color } }

  /// Sets the text in a monospaced font.
  ///
  /// Mirrors SwiftUI's `monospaced(_:)`.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? adding { $0.isMonospaced = true } : self
  }

  /// Gives the digits of the text the same width, if the typeface has such digits.
  ///
  /// Mirrors SwiftUI's `monospacedDigit()`.
  public func monospacedDigit() -> Text { adding { $0.hasMonospacedDigits = true } }

  /// Draws a line below the text.
  ///
  /// Mirrors SwiftUI's `underline(_:pattern:color:)`. Pango has no dashes and dots; a solid line replaces them.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    isActive ? adding { $0.details.underline = TextLine(color: color) } : self
  }

  /// Draws a line through the text.
  ///
  /// Mirrors SwiftUI's `strikethrough(_:pattern:color:)`.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    isActive ? adding { $0.details.strikethrough = TextLine(color: color) } : self
  }
}
