import CGtk

extension Gtk {
  /// Indicates whether GTK is a later version than the oldest one that the library supports, 4.8.
  static let isLaterThanOldest = gtk_get_minor_version() > 8
}
