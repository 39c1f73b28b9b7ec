import CGtk
import Foundation

extension Gtk {
  /// A word that GTK itself uses on its buttons, such as `_Cancel`, in the user's language and without the underscore
  /// that marks its access key.
  package static func translated(_ word: String) -> String {
    let translation = translation(of: word)
    // Some languages put the letter behind the word, in brackets: 취소(_C).
    if let bracket = translation.range(of: "(_") { return String(translation[..<bracket.lowerBound]) }
    return translation.replacingOccurrences(of: "_", with: "")
  }

  /// A word that the library uses and GTK does not, in the user's language: the program's own catalogue, which has the name
  /// of its id, is asked for it.
  @MainActor package static func word(localized word: String) -> String {
    guard let id = Application.defaultID else { return word }
    return word.withCString { word in String(cString: g_dgettext(id, word)) }
  }

  /// A word of GTK's own in the user's language, with the underscore that marks its access key.
  package static func translation(of word: String) -> String {
    // Where there is no translation, what is given is what is given back: it has to be there until that is copied.
    word.withCString { word in String(cString: g_dgettext("gtk40", word)) }
  }
}
