import GtkBridge
import HomeCore

/// The details of a comic, with its like button.
struct ComicDetailView: View {
  private let opened: Comic
  @ObservedObject private var viewModel: AnyViewModel<ComicListState, ComicListInput>

  /// Shows a comic of a list.
  init(comic: Comic, viewModel: AnyViewModel<ComicListState, ComicListInput>) {
    opened = comic
    self.viewModel = viewModel
  }

  var body: some View {
    let listed = viewModel.comics.first { $0.id == opened.id }
    let comic = listed ?? opened
    ScrollView {
      VStack(spacing: 18) {
        CoverView(name: comic.thumbnail, width: 240, height: 180)
        VStack(spacing: 4) {
          Text(comic.title)
            .font(.title.bold())
            .multilineTextAlignment(.center)
          Text(comic.author)
            .foregroundColor(.secondary)
            .multilineTextAlignment(.center)
        }
        LikeButton(comic: comic) { viewModel.trigger(.toggleLike(comicId: comic.id)) }
          // A comic that has been removed in the meantime cannot be liked.
          .disabled(listed == nil)
        Section {
          DetailRow(title: String(localized: "Started"), value: comic.startDate.formatted(.day))
          DetailRow(
            title: String(localized: "State"),
            value: comic.isFinished
              ? String(localized: "Finished", context: "state of a comic")
              : String(localized: "Running", context: "state of a comic"))
        }
      }
      .padding(24)
      .boxedSections()
      .clamped(560)
    }
    .navigationTitle(comic.title)
  }
}
