extension Text {
  /// Makes a text whose parts have the looks that their attributes say.
  ///
  /// Mirrors SwiftUI's `Text(_:)` for attributed strings. What counts is `font`, `foregroundColor`, `underlineStyle`,
  /// `strikethroughStyle` and Foundation's `link`, which opens when it is pressed; Foundation has no markdown here.
  ///
  /// ```swift
  /// var total = AttributedString("Total: 12 €")
  /// if let range = total.range(of: "12 €") { total[range].foregroundColor = .red }
  /// Text(total)
  /// ```
  public init(_ attributed: AttributedString) {
    self.init(
      attributed.runs.map { run in
        var style = TextRunStyle()
        style.font = run.font
        style.color = run.foregroundColor
        style.isUnderlined = run.underlineStyle != nil
        style.isStruckThrough = run.strikethroughStyle != nil
        style.link = run.link
        return TextRun(text: String(attributed[run.range].characters), style: style)
      })
  }

  /// A line below or through text.
  ///
  /// Mirrors SwiftUI's `Text.LineStyle`, with its plain line alone.
  public struct LineStyle: Hashable, Sendable {
    /// A plain line.
    public static let single = LineStyle()
  }
}

extension AttributeScopes {
  /// The attributes that a ``Text`` knows.
  ///
  /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The line below.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Foundation's own.
    public let foundation: FoundationAttributes

    /// The font of a part of a text.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "GtkBridge.Font"
    }

    /// The colour of a part of a text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "GtkBridge.ForegroundColor"
    }

    /// The line below a part of a text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "GtkBridge.UnderlineStyle"
    }

    /// The line through a part of a text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "GtkBridge.StrikethroughStyle"
    }
  }

  /// The attributes that a ``Text`` knows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
