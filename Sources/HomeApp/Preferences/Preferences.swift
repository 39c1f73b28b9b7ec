import GtkBridge
import HomeCore

/// The user's preferences, stored in GSettings if the program is installed, and otherwise in a file. The names are the
/// keys of the schema in `data`.
struct Preferences {
  @AppStorage("language") var language = LanguagePreference.system
  @AppStorage("color-scheme") var colorScheme = ColorSchemePreference.system
  @AppStorage("confirm-on-quit") var confirmsOnQuit = false
  /// The address of the shop's server, or an empty string for this computer. It has no password in it.
  @AppStorage("shop") var shop = ""

  /// A publisher of the colour schemes chosen from now on, here or by another program.
  var colorSchemes: AnyPublisher<ColorSchemePreference, Never> { _colorScheme.publisher }
}

extension ColorSchemePreference {
  /// The toolkit's colour scheme, or `nil` to follow the desktop.
  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
