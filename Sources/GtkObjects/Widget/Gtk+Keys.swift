import CGtk

extension Gtk {
  /// Returns GTK's name of the key that types a character, such as `plus`.
  package static func keyName(for character: Unicode.Scalar) -> String {
    gdk_keyval_name(gdk_unicode_to_keyval(character.value)).map { String(cString: $0) } ?? ""
  }
}
