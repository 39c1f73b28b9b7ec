import GtkBridge
import HomeCore

/// The preferences, each in effect as soon as it is chosen, but for the language.
struct PreferencesView: View {
  @AppStorage("language") private var language = LanguagePreference.system
  @AppStorage("color-scheme") private var colorScheme = ColorSchemePreference.system
  @AppStorage("confirm-on-quit") private var confirmsOnQuit = false

  var body: some View {
    PreferencesForm(language: $language, colorScheme: $colorScheme, confirmsOnQuit: $confirmsOnQuit)
  }
}
