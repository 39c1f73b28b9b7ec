import GtkBridge
import HomeCore

/// What the user has chosen: kept by the desktop where the program is installed, in a file where it is not. The names are
/// the keys of the schema in `data`.
struct Preferences {
  @AppStorage("language") var language = LanguagePreference.system
  @AppStorage("color-scheme") var colorScheme = ColorSchemePreference.system
  @AppStorage("confirm-on-quit") var confirmsOnQuit = false

  /// The colour schemes that are chosen from now on, here or by another program.
  var colorSchemes: AnyPublisher<ColorSchemePreference, Never> { _colorScheme.publisher }
}

extension ColorSchemePreference {
  /// The scheme for the toolkit; `nil` leaves the choice to the desktop.
  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
