import GtkBridge
import HomeCore

/// The grid of comics, or the reason why it is empty.
struct ComicListContent: View {
  @ObservedObject var viewModel: AnyViewModel<ComicListState, ComicListInput>
  let importComics: () -> Void

  var body: some View {
    let list = viewModel.list
    if let failure = list.failure {
      StatusPage(failure: failure, title: String(localized: "No Comics to Show")) { viewModel.trigger(.retry) }
    } else if list.isKnownEmpty {
      StatusPage(
        icon: AppScreen.comics.icon, title: String(localized: "No Comics Yet"),
        description: String(localized: "Comics that you import are shown here."),
        actionTitle: String(localized: "Import…"), action: importComics)
    } else if list.elements.isEmpty {
      LoadingPage()
    } else {
      ScrollViewReader { proxy in
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
          ForEach(list.elements) { comic in
            ComicCard(comic: comic) { viewModel.trigger(.toggleLike(comicId: comic.id)) }
              .onAppear { if comic.id == viewModel.comics.last?.id { viewModel.trigger(.loadMore) } }
          }
          if list.hasFooter { PageFooter(phase: list.phase) { viewModel.trigger(.retry) } }
        }
        .padding(.horizontal, 6)
        .onChange(of: list.generation) { _ in
          if let first = viewModel.comics.first { proxy.scrollTo(first.id) }
        }
      }
    }
  }
}
