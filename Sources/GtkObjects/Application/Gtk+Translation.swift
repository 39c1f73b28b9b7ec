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
