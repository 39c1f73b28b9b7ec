import GtkBridge
import HomeCore

extension Preview {
  /// The web comics.
  static var comics: [Preview] {
    func view(_ service: MockComicService) -> ComicListView {
      ComicListView(
        viewModel: AnyViewModel(ComicListViewModel(service: service)), transfer: PreviewExchange.transfer)
    }
    return [
      Preview("ComicListView", "Comics", group: AppScreen.comics.title) {
        view(MockComicService())
      } readyWhen: {
        $0.contains("Rooftop Garden")
      },
      Preview("ComicListView", "Empty", group: AppScreen.comics.title) {
        view(MockComicService(comics: []))
      } readyWhen: {
        $0.contains(String(localized: "No Comics Yet"))
      },
      Preview("ComicListView", "Loading", group: AppScreen.comics.title) {
        let service = MockComicService()
        let _ = service.answers.hold()
        view(service)
      },
    ]
  }
}
