/// An on-off setting of the desktop. It is off if the desktop does not have the setting.
package enum AccessibilitySetting: String, Sendable {
  case highContrast = "org.gnome.desktop.a11y.interface high-contrast"
  case statusShapes = "org.gnome.desktop.a11y.interface show-status-shapes"
  case screenReader = "org.gnome.desktop.a11y.applications screen-reader-enabled"

  @MainActor private static var schemas: [String: Gtk.Settings?] = [:]

  package var isOn: Bool {
    // Safe because the settings are read by views, which are isolated to the main actor.
    MainActor.assumeIsolated {
      if self == .highContrast, let theme = Gtk.Theme.started { return theme.isHighContrast() }
      guard let (settings, key) = setting else { return false }
      return settings[key] == "true"
    }
  }

  /// Calls `handler` when the user changes the setting.
  @MainActor package func onChange(_ handler: @escaping @MainActor () -> Void) {
    guard let (settings, key) = setting else { return }
    settings.onChange(of: key, handler)
  }

  @MainActor private var setting: (Gtk.Settings, String)? {
    let names = rawValue.split(separator: " ").map(String.init)
    let settings = Self.schemas[names[0]] ?? Gtk.Settings(schema: names[0])
    Self.schemas[names[0]] = .some(settings)
    guard let settings, settings.has(names[1]) else { return nil }
    return (settings, names[1])
  }
}
