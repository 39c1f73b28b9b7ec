import CGtk
import Foundation

extension Gtk {
  /// Returns GTK's own translation of a button title, such as `_Cancel`, without the access key.
  package static func translated(_ word: String) -> String {
    let translation = translation(of: word)
    // Some translations append the access key in brackets: 취소(_C).
    if let bracket = translation.range(of: "(_") { return String(translation[..<bracket.lowerBound]) }
    return translation.replacingOccurrences(of: "_", with: "")
  }

  /// Returns the translation of a word that the library uses but GTK does not. It comes from the program's own text
  /// domain, which has the name of the application's identifier.
  @MainActor package static func word(localized word: String) -> String {
    guard let id = Application.defaultID else { return word }
    return word.withCString { word in String(cString: g_dgettext(id, word)) }
  }

  /// Returns GTK's own translation of a word, with the underscore of the access key.
  package static func translation(of word: String) -> String {
    // Without a translation, the result is the argument itself, so it is copied within the closure.
    word.withCString { word in String(cString: g_dgettext("gtk40", word)) }
  }
}

extension Gtk {
  /// The text domain of the application with its translations by gettext, or `nil` if there are none in the user's
  /// languages. The domain has the name of the application's identifier. Its translations are in `share/locale` of the
  /// prefix that the program is installed in, or in `locale` beside the executable.
  package static let messageDomain: String? = {
    guard let domain = g_application_get_default().flatMap({ g_application_get_application_id($0) }) else { return nil }
    let program = Bundle.main.bundleURL
    let installed = program.deletingLastPathComponent().appendingPathComponent("share/locale")
    for folder in [program.appendingPathComponent("locale"), installed] {
      let languages = g_get_language_names().map { names in
        sequence(state: names) { names in
          defer { names += 1 }
          return names.pointee.map { String(cString: $0) }
        }
      }
      let name = String(cString: domain)
      let hasCatalogue = languages?.contains { language in
        FileManager.default.fileExists(atPath: "\(folder.path)/\(language)/LC_MESSAGES/\(name).mo")
      }
      guard hasCatalogue == true else { continue }
      bindtextdomain(domain, folder.path)
      bind_textdomain_codeset(domain, "UTF-8")
      return name
    }
    return nil
  }()

  /// Returns the translation of a message from the application's text domain, in the plural form for a number if there is
  /// one, or `nil` if there is no translation.
  package static func message(_ key: String, count: UInt64?) -> String? {
    guard let domain = messageDomain, !key.isEmpty else { return nil }
    // Without a translation, the result is the argument itself, so it is copied within the closure.
    let translation = key.withCString { key in
      String(cString: count.map { g_dngettext(domain, key, key, gulong($0)) } ?? g_dgettext(domain, key))
    }
    return translation == key ? nil : translation
  }
}
