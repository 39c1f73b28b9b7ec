import Graphics
import GtkBridge

extension View {
  /// Sets the width of the characters of the text inside; `nil` keeps the font's own.
  ///
  /// Mirrors SwiftUI's `fontWidth(_:)`. A typeface without characters of that width shows its usual ones.
  @_disfavoredOverload
  public func fontWidth(_ width: Font.Width?) -> some View { environment(\.lookDetails.fontWidth, width) }

  /// Sets the size of the text inside relative to its font.
  ///
  /// Mirrors SwiftUI's `textScale(_:isEnabled:)`.
  @_disfavoredOverload
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textLook) { if isEnabled { $0.fontScale *= scale.factor } }
  }
}

extension Text {
  /// The size of a text relative to its font.
  ///
  /// Mirrors SwiftUI's `Text.Scale`.
  public struct Scale: Hashable, Sendable {
    fileprivate let factor: Double

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// A smaller size, for less important text, such as a unit.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Sets the width of the characters; `nil` keeps the font's own.
  ///
  /// Mirrors SwiftUI's `fontWidth(_:)` of texts.
  public func fontWidth(_ width: Font.Width?) -> Text { adding { $0.width = width } }

  /// Sets the size of the text relative to its font.
  ///
  /// Mirrors SwiftUI's `textScale(_:isEnabled:)` of texts.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? adding { $0.details.scale = scale.factor } : self
  }

  /// Sets the language of the text, which decides about the forms of its characters and its line breaks.
  ///
  /// Mirrors SwiftUI's `typesettingLanguage(_:isEnabled:)` of texts.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    isEnabled ? adding { $0.details.language = language.minimalIdentifier } : self
  }

  /// Sets the language of the text. With `automatic`, the desktop decides.
  ///
  /// Mirrors SwiftUI's `typesettingLanguage(_:isEnabled:)` of texts.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    guard isEnabled, let name = language.name else { return self }
    return adding { $0.details.language = name }
  }
}

/// The language by whose rules a text is set.
///
/// Mirrors SwiftUI's `TypesettingLanguage`.
public struct TypesettingLanguage: Hashable, Sendable {
  fileprivate let name: String?

  /// The desktop's language.
  public static let automatic = TypesettingLanguage(name: nil)

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(name: language.minimalIdentifier)
  }
}
