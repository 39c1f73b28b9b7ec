import GtkBridge
import HomeCore

/// The preferences, each in effect as soon as it is chosen, but for the language.
struct PreferencesView: View {
  @AppStorage("language") private var language = LanguagePreference.system
  @AppStorage("color-scheme") private var colorScheme = ColorSchemePreference.system
  @AppStorage("confirm-on-quit") private var confirmsOnQuit = false

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Section {
        Picker(String(localized: "Colour scheme"), selection: $colorScheme) {
          ForEach(ColorSchemePreference.allCases) { Text($0.title) }
        }
      } header: {
        Text(String(localized: "Appearance"))
      }
      Section {
        Picker(String(localized: "Language"), selection: $language) {
          ForEach(LanguagePreference.allCases) { Text($0.title) }
        }
      } header: {
        Text(String(localized: "Language"))
      } footer: {
        Text(String(localized: "The language changes when HomeApp is started again."))
      }
      Section {
        Toggle(String(localized: "Ask before quitting"), isOn: $confirmsOnQuit)
          .toggleStyle(.switch)
      } header: {
        Text(String(localized: "Behaviour"))
      }
    }
    .padding(24)
    .frame(minWidth: 360)
  }
}
