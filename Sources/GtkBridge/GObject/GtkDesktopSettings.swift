import CGtk

extension Gtk {
  /// The desktop's settings that concern the whole program (GtkSettings).
  @MainActor
  enum DesktopSettings {
    /// Whether the user wants movement on screen: off where the desktop is set to reduced motion.
    static var animationsAreEnabled: Bool {
      get { shared?.property("gtk-enable-animations") ?? false }
      set { shared?.setProperty("gtk-enable-animations", to: newValue) }
    }

    private static var shared: Gtk.Object? {
      gtk_settings_get_default().map { Gtk.Object(retaining: UnsafeMutableRawPointer($0)) }
    }
  }
}
