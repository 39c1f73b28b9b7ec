import CGettext
import Foundation

/// A gettext text domain with the program's translations, stored as `FOLDER/LANGUAGE/LC_MESSAGES/NAME.mo`.
///
/// Before ``bind(to:)`` is called, messages are not translated, so tests and headless tools use English everywhere.
nonisolated struct TextDomain: Sendable {
  /// The name of the text domain, which is the program's identifier.
  let name: String

  static let current = TextDomain(name: "io.github.gtkbridge.HomeApp")

  /// Sets the folder of the translations; `nil` keeps the C library's default.
  func bind(to folder: URL?) {
    if let folder { _ = bindtextdomain(name, folder.path) }
    _ = bind_textdomain_codeset(name, "UTF-8")
  }

  /// Returns the translation of a message, or the message itself if there is none.
  func translation(of message: String, context: String? = nil) -> String {
    // gettext translates an empty message to the catalogue's header.
    guard !message.isEmpty else { return message }
    let key = Self.key(message, context)
    // The result of dgettext is either static or its argument, so it is copied within the closure.
    let translation = key.withCString { String(cString: dgettext(name, $0)) }
    return translation == key ? message : translation
  }

  /// Returns the plural form of a message for a count.
  func translation(of message: String, plural: String, count: Int, context: String? = nil) -> String {
    let key = Self.key(message, context)
    let translation = key.withCString { singular in
      plural.withCString { String(cString: dngettext(name, singular, $0, count.magnitude)) }
    }
    return translation == key ? message : translation
  }

  /// Returns the key of a message with a context in a compiled catalogue.
  private static func key(_ message: String, _ context: String?) -> String {
    context.map { "\($0)\u{4}\(message)" } ?? message
  }
}
