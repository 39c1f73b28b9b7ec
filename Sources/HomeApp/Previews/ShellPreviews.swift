import GtkBridge
import HomeCore

extension Preview {
  static var shell: [Preview] {
    [AppScreen.home, .books].map { selection in
      Preview(
        "SidebarView", "\(selection)", group: String(localized: "Shell"), traits: .fixedLayout(width: 260, height: 560)
      ) {
        SidebarView(viewModel: ShellViewModel(state: ShellViewState(selection: selection)))
      }
    }
  }

  /// The preferences, the quit confirmation and the status pages.
  static var desktop: [Preview] {
    [
      Preview("PreferencesForm", "Untouched", group: String(localized: "Shell"), traits: .sizeThatFitsLayout) {
        PreviewedPreferences()
      },
      Preview("PreferencesForm", "Chosen", group: String(localized: "Shell"), traits: .sizeThatFitsLayout) {
        PreviewedPreferences(language: .korean, colorScheme: .dark, confirmsOnQuit: true)
      },
      Preview("PreferencesForm", "Shared Server", group: String(localized: "Shell"), traits: .sizeThatFitsLayout) {
        PreviewedPreferences(shop: ShopPreference(stored: "postgresql://alice:secret@shop.example.org/shop"))
      },
      Preview("QuitView", "Sheet", group: String(localized: "Shell"), traits: .sizeThatFitsLayout) {
        QuitView(question: .quits, onStay: {}, onQuit: {})
      },
      Preview("QuitView", "Importing", group: String(localized: "Shell"), traits: .sizeThatFitsLayout) {
        QuitView(question: .givesUpImport(file: "books.csv"), onStay: {}, onQuit: {})
      },
      Preview("StatusPage", "Failure", group: String(localized: "Shell")) {
        StatusPage(failure: ServiceError.notFound.description, title: String(localized: "No Books to Show")) {}
      },
      Preview("StatusPage", "Empty", group: String(localized: "Shell")) {
        StatusPage(icon: AppScreen.comics.icon, title: String(localized: "No Comics Yet"))
      },
    ]
  }
}

/// The preferences without persistent storage.
private struct PreviewedPreferences: View {
  @State var language = LanguagePreference.system
  @State var colorScheme = ColorSchemePreference.system
  @State var confirmsOnQuit = false
  @State var shop = ShopPreference(stored: "")

  var body: some View {
    PreferencesForm(
      language: $language, colorScheme: $colorScheme, confirmsOnQuit: $confirmsOnQuit, shop: $shop, commitShop: {})
  }
}
