import Foundation

extension AttributeScopes {
  /// The attributes of a text with UIKit's values, in addition to those of SwiftUI.
  ///
  /// Mirrors the part of `AttributeScopes.UIKitAttributes` whose values are UIKit's own. A value whose type is left open, as in
  /// `text.foregroundColor = .red`, is SwiftUI's.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The text colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The name of the attribute in an archive.
      public static let name = "GtkBridge.UIFont"
    }

    /// The key of the colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute in an archive.
      public static let name = "GtkBridge.UIForegroundColor"
    }

    /// The key of the colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute in an archive.
      public static let name = "GtkBridge.UIBackgroundColor"
    }
  }

  /// The attributes of a text by UIKit's values.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit by its name. SwiftUI’s attribute of the same name takes precedence.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributedString.Runs.Run {
  /// The attributes with UIKit's values.
  var uiAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = self[AttributeScopes.UIKitAttributes.FontAttribute.self]
    attributes[.foregroundColor] = self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
    attributes[.backgroundColor] = self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
    return attributes
  }
}
