import GtkBridge
import HomeCore

/// The preferences. All of them take effect at once, except the language.
struct PreferencesView: View {
  @AppStorage("language") private var language = LanguagePreference.system
  @AppStorage("color-scheme") private var colorScheme = ColorSchemePreference.system
  @AppStorage("confirm-on-quit") private var confirmsOnQuit = false

  var body: some View {
    PreferencesForm(language: $language, colorScheme: $colorScheme, confirmsOnQuit: $confirmsOnQuit)
  }
}
