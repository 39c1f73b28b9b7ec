import GtkBridge
import HomeCore

/// A page in place of the comics: the reason why there are none, or a progress indicator.
struct ComicListStatus: View {
  @ObservedObject var viewModel: AnyViewModel<ComicListState, ComicListInput>
  let importComics: () -> Void

  var body: some View {
    if let failure = viewModel.list.failure {
      StatusPage(failure: failure, title: String(localized: "No Comics to Show")) { viewModel.trigger(.retry) }
    } else if viewModel.list.isDisconnected {
      StatusPage(disconnected: String(localized: "No Comics to Show"))
    } else if viewModel.list.isKnownEmpty, !SearchText.words(of: viewModel.text).isEmpty {
      StatusPage(
        icon: "system-search-symbolic", title: String(localized: "No Comics Found"),
        description: String(localized: "Try another word, or the beginning of one."),
        actionTitle: String(localized: "Show All Comics")
      ) {
        viewModel.trigger(.search(""))
        viewModel.trigger(.select(.popular))
      }
    } else if viewModel.list.isKnownEmpty {
      StatusPage(
        icon: AppScreen.comics.icon, title: String(localized: "No Comics Yet"),
        description: String(localized: "Comics that you import are shown here."),
        actionTitle: String(localized: "Import…"), action: importComics)
    } else {
      LoadingPage()
    }
  }
}
