import Foundation

extension AttributeScopes {
  /// The attributes that a text supports.
  ///
  /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The text colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The space between characters.
    public let kern: KerningAttribute
    /// The space between characters.
    public let tracking: TrackingAttribute
    /// The distance of the text above its line.
    public let baselineOffset: BaselineOffsetAttribute
    /// The purpose.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The key of the font attribute.
    ///
    /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes.FontAttribute`.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name of the attribute in an archive.
      public static let name = "GtkBridge.Font"
    }

    /// The key of the colour attribute.
    ///
    /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name of the attribute in an archive.
      public static let name = "GtkBridge.ForegroundColor"
    }

    /// The key of the attribute of the colour behind the text.
    ///
    /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name of the attribute in an archive.
      public static let name = "GtkBridge.BackgroundColor"
    }

    /// The key of the underline attribute.
    ///
    /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The style of a line.
      public typealias Value = TextLineStyle
      /// The name of the attribute in an archive.
      public static let name = "GtkBridge.UnderlineStyle"
    }

    /// The key of the kerning attribute.
    ///
    /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes.KerningAttribute`.
    public enum KerningAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name of the attribute in an archive.
      public static let name = "GtkBridge.Kern"
    }

    /// The key of the tracking attribute.
    ///
    /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes.TrackingAttribute`.
    public enum TrackingAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name of the attribute in an archive.
      public static let name = "GtkBridge.Tracking"
    }

    /// The key of the baseline offset.
    ///
    /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name of the attribute in an archive.
      public static let name = "GtkBridge.BaselineOffset"
    }

    /// The key of the purpose.
    ///
    /// Mirrors `InlinePresentationIntentAttribute` of Foundation's attributes.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The meaning of words, such as an emphasis.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute in an archive.
      public static let name = "NSInlinePresentationIntent"
    }

    /// The key of the strikethrough attribute.
    ///
    /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The style of a line.
      public typealias Value = TextLineStyle
      /// The name of the attribute in an archive.
      public static let name = "GtkBridge.StrikethroughStyle"
    }
  }

  /// The attributes that a text supports.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of SwiftUI by its name: `string.foregroundColor = .red`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
