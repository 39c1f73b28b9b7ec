import CGtk

extension Gtk {
  /// The display, or `nil` while it is not open. From 4.18 on, GTK ends a program that asks for the display before that.
  static var display: OpaquePointer? { gtk_is_initialized() != 0 ? gdk_display_get_default() : nil }

  /// The settings of the display, or `nil` while it is not open.
  static var displaySettings: OpaquePointer? { gtk_is_initialized() != 0 ? gtk_settings_get_default() : nil }
}
