import Graphics
import GtkObjects

/// A text of the sources that is looked up in the program's translations.
///
/// Mirrors SwiftUI's `LocalizedStringKey`. A string literal in the place of a title is one, such as in
/// `Text("Welcome")` or `Button("\(count) files") {}`; a string variable is not, and is shown unchanged.
///
/// The string catalogues (`.xcstrings`) and the `.strings` and `.stringsdict` files in the resources of the program's targets
/// have the translations. Gettext has the others, in the text domain of the application's identifier.
/// The key of `"\(count) files"` is `%lld files`, and that of a text or another value `%@`. The language is that of
/// `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` or `LANG`, also in a view with another locale in its environment. A translation may
/// have Markdown for styles within a line.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  var message: LocalizedMessage

  /// Creates a key from a string, without a meaning for its percent signs.
  public init(_ value: String) { message = LocalizedMessage(key: value) }

  /// Creates a key from a literal without values.
  public init(stringLiteral value: String) { message = LocalizedMessage(key: value) }

  /// Creates a key from a literal with values.
  public init(stringInterpolation: StringInterpolation) { message = stringInterpolation.message }

  /// Returns the translation with its styles.
  func resolved(table: String? = nil, bundle: Bundle? = nil) -> StyledText {
    message.resolved(with: phrase(table, bundle))
  }

  /// The characters of the translation, for places that show no styles.
  var string: String { resolved().string }

  /// Returns the translation as a string in which Markdown is not interpreted.
  func verbatim(table: String?, bundle: Bundle?) -> String { message.string(with: phrase(table, bundle)) }

  func phrase(_ table: String?, _ bundle: Bundle?) -> LocalizedPhrase? {
    StringTables.phrase(for: message.key, table: table, bundle: bundle)
      ?? (table == nil && bundle == nil ? GettextMessages.phrase(for: message) : nil)
  }
}

/// The translations of gettext.
private enum GettextMessages {
  /// Returns the translation of a message. Its key in the catalogue may have `%@` in place of each placeholder.
  static func phrase(for message: LocalizedMessage) -> LocalizedPhrase? {
    guard Gtk.messageDomain != nil else { return nil }
    let keys = message.arguments.isEmpty ? [message.key] : [message.key, message.keyOfObjects]
    for key in keys {
      guard let text = Gtk.message(key, count: message.count) else { continue }
      return LocalizedPhrase(text: text)
    }
    return nil
  }
}

extension Text {
  /// Creates a text that shows a translation.
  ///
  /// Mirrors SwiftUI's `Text(_:tableName:bundle:comment:)`.
  ///
  /// - Parameters:
  ///   - key: The text in the language of the sources.
  ///   - tableName: The name of the file of the translations, or `nil` for `Localizable`.
  ///   - bundle: The bundle of the file, such as `.module`, or `nil` for the program and all of its targets.
  ///   - comment: A note for translators, which is never shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    switch key.resolved(table: tableName, bundle: bundle) {
    case .plain(let text): self.init(verbatim: text)
    case .styled(let runs): self.init(runs)
    }
  }
}
