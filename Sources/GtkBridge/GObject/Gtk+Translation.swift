import CGtk

extension Gtk {
  /// A word that GTK itself uses on its buttons, such as `_Cancel`, in the user's language and without the underscore
  /// that marks its access key.
  static func translated(_ word: String) -> String {
    let translation = g_dgettext("gtk40", word).map { String(cString: $0) } ?? word
    // Some languages put the letter behind the word, in brackets: 취소(_C).
    if let bracket = translation.range(of: "(_") { return String(translation[..<bracket.lowerBound]) }
    return translation.replacingOccurrences(of: "_", with: "")
  }
}
