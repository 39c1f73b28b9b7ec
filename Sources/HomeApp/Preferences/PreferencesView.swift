import GtkBridge
import HomeCore

/// The preferences. All of them take effect at once, except the language and the shop.
struct PreferencesView: View {
  @AppStorage("language") private var language = LanguagePreference.system
  @AppStorage("color-scheme") private var colorScheme = ColorSchemePreference.system
  @AppStorage("confirm-on-quit") private var confirmsOnQuit = false
  @AppStorage("shop") private var storedShop = ""
  @State private var shop = ShopPreference(stored: Preferences().shop)

  var body: some View {
    // The hint about the address must not make the window higher, because it would stay so.
    ScrollView {
      PreferencesForm(
        language: $language, colorScheme: $colorScheme, confirmsOnQuit: $confirmsOnQuit, shop: $shop,
        commitShop: commitShop)
    }
    .onDisappear(perform: commitShop)
  }

  /// Stores the edited choice of a shop, unless its address is incomplete or invalid.
  private func commitShop() {
    if let stored = shop.commit(), stored != storedShop { storedShop = stored }
  }
}
