import GtkBridge
import HomeCore

struct PreferencesForm: View {
  @Binding var language: LanguagePreference
  @Binding var colorScheme: ColorSchemePreference
  @Binding var confirmsOnQuit: Bool
  @Binding var shop: ShopPreference
  /// Stores the shop, once the user has chosen a place or typed an address.
  let commitShop: () -> Void
  @FocusState private var isTypingAddress: Bool

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
        Picker(String(localized: "Shop"), selection: $shop.place) {
          ForEach(ShopPreference.Place.allCases) { Text($0.title) }
        }
        .onChange(of: shop.place) { commitShop() }
        if shop.place == .server {
          TextField(
            String(localized: "Server address"), text: $shop.address, prompt: Text(ShopPreference.exampleAddress)
          )
          .focused($isTypingAddress)
          .onSubmit(commitShop)
          .onChange(of: isTypingAddress) { if !isTypingAddress { commitShop() } }
          if let problem = shop.problem {
            Text(problem)
              .font(.caption)
              .foregroundColor(.red)
              .announced(problem)
          }
          if let hint = shop.hint {
            Text(hint)
              .font(.caption)
              .foregroundColor(.secondary)
              .announced(hint)
          }
        }
      } header: {
        Text(String(localized: "Shop"))
      } footer: {
        Text(String(localized: "The shop changes when HomeApp is started again."))
      }
      Section {
        Toggle(String(localized: "Ask before quitting"), isOn: $confirmsOnQuit)
          .toggleStyle(.switch)
      } header: {
        Text(String(localized: "Behaviour"))
      }
    }
    .padding(24)
    .boxedSections()
    .frame(minWidth: 360)
  }
}
