extension Text {
  /// Creates a text from an attributed string.
  ///
  /// Mirrors SwiftUI's `Text(_:)` for attributed strings. Supports `font`, `foregroundColor`, `underlineStyle`,
  /// `strikethroughStyle` and Foundation's `link`, which opens when it is pressed. Foundation has no Markdown support
  /// here.
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

  /// The style of a line below or through text.
  ///
  /// Mirrors SwiftUI's `Text.LineStyle`, but with only the plain line.
  public struct LineStyle: Hashable, Sendable {
    /// A plain line.
    public static let single = LineStyle()
  }
}

extension AttributeScopes {
  /// The attributes that a ``Text`` supports.
  ///
  /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The text colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The key of the font attribute.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "GtkBridge.Font"
    }

    /// The key of the colour attribute.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "GtkBridge.ForegroundColor"
    }

    /// The key of the underline attribute.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "GtkBridge.UnderlineStyle"
    }

    /// The key of the strikethrough attribute.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "GtkBridge.StrikethroughStyle"
    }
  }

  /// The attributes that a ``Text`` supports.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
