import CGettext
import Foundation

/// The program's translations, as gettext keeps them: `FOLDER/LANGUAGE/LC_MESSAGES/NAME.mo`.
///
/// Before ``bind()`` every message is its own translation, so that tests and headless tools speak English wherever they
/// run.
nonisolated struct TextDomain: Sendable {
  /// The translations' name, which is the program's id.
  let name: String

  /// The program's own translations.
  static let current = TextDomain(name: "io.github.gtkbridge.HomeApp")

  /// Looks for the translations in a folder from now on; without one the C library's own folder is looked into.
  func bind(to folder: URL?) {
    if let folder { _ = bindtextdomain(name, folder.path) }
    _ = bind_textdomain_codeset(name, "UTF-8")
  }

  /// The message in the user's language; itself if there is no translation.
  func translation(of message: String, context: String? = nil) -> String {
    // An empty message would give the catalogue's header.
    guard !message.isEmpty else { return message }
    let key = Self.key(message, context)
    // What dgettext gives lives as long as the program, or is what it was given.
    let translation = key.withCString { String(cString: dgettext(name, $0)) }
    return translation == key ? message : translation
  }

  /// The message in the form that the user's language has for a number of things.
  func translation(of message: String, plural: String, count: Int, context: String? = nil) -> String {
    let key = Self.key(message, context)
    let translation = key.withCString { singular in
      plural.withCString { String(cString: dngettext(name, singular, $0, count.magnitude)) }
    }
    return translation == key ? message : translation
  }

  /// How a compiled catalogue writes a message with a context.
  private static func key(_ message: String, _ context: String?) -> String {
    context.map { "\($0)\u{4}\(message)" } ?? message
  }
}
