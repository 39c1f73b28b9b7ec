import CGtk

extension Gtk {
  /// Reports a programming mistake that the program can live with, the way GTK reports its own.
  static func warn(_ message: String) {
    gtkbridge_warning(message)
  }
}
