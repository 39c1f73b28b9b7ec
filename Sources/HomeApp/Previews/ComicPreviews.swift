import GtkBridge
import HomeCore

extension Preview {
  static var comics: [Preview] {
    [
      Preview("ComicListView", "Comics", group: AppScreen.comics.title) {
        comicListView(MockComicService())
      } readyWhen: {
        $0.contains("Rooftop Garden")
      },
      Preview("ComicDetailView", "Running", group: AppScreen.comics.title) {
        comicDetailView(0)
      },
      Preview("ComicDetailView", "Finished", group: AppScreen.comics.title) {
        comicDetailView(3)
      },
      Preview("ComicListView", "New", group: AppScreen.comics.title) {
        comicListView(MockComicService(), filter: .new)
      } readyWhen: { texts in
        MockComicService.someComics.contains { texts.contains($0.title) }
      },
      Preview("ComicListView", "Finished", group: AppScreen.comics.title) {
        comicListView(MockComicService(), filter: .finished)
      } readyWhen: { texts in
        MockComicService.someComics.contains { texts.contains($0.title) }
      },
      Preview("ComicListView", "Empty", group: AppScreen.comics.title) {
        comicListView(MockComicService(comics: []))
      } readyWhen: {
        $0.contains(String(localized: "No Comics Yet"))
      },
      Preview("ComicListView", "Failure", group: AppScreen.comics.title) {
        comicListView(.failing)
      } readyWhen: {
        $0.contains(String(localized: "No Comics to Show"))
      },
      Preview("ComicListView", "Loading", group: AppScreen.comics.title) {
        let service = MockComicService()
        let _ = service.answers.hold()
        comicListView(service)
      },
    ]
  }

  private static func comicDetailView(_ index: Int) -> ComicDetailView {
    let viewModel = ComicListViewModel(service: MockComicService())
    viewModel.trigger(.load)
    return ComicDetailView(comic: MockComicService.someComics[index], viewModel: AnyViewModel(viewModel))
  }

  private static func comicListView(_ service: MockComicService, filter: ComicFilter = .popular) -> ComicListView {
    let viewModel = ComicListViewModel(service: service)
    viewModel.trigger(.select(filter))
    return ComicListView(viewModel: AnyViewModel(viewModel), transfer: PreviewExchange.transfer)
  }
}

extension MockComicService {
  /// A service whose calls fail.
  fileprivate static var failing: MockComicService {
    let service = MockComicService()
    service.answers.failure = ServiceError.beingRepaired
    return service
  }
}
