import GtkBridge
import HomeCore

/// The comics, or why there are none.
struct ComicListContent: View {
  @ObservedObject var viewModel: AnyViewModel<ComicListState, ComicListInput>

  var body: some View {
    let list = viewModel.list
    if let failure = list.failure {
      StatusPage(failure: failure, title: String(localized: "No Comics to Show")) { viewModel.trigger(.retry) }
    } else if list.isKnownEmpty {
      StatusPage(icon: AppScreen.comics.icon, title: String(localized: "No Comics Yet"))
    } else if list.elements.isEmpty {
      LoadingPage()
    } else {
      ScrollViewReader { proxy in
        List {
          ForEach(list.elements) { comic in
            ComicRow(comic: comic) { viewModel.trigger(.toggleLike(comicId: comic.id)) }
              .onAppear { if comic.id == viewModel.comics.last?.id { viewModel.trigger(.loadMore) } }
          }
          PageFooter(phase: list.phase) { viewModel.trigger(.retry) }
        }
        .onChange(of: list.generation) { _ in
          if let first = viewModel.comics.first { proxy.scrollTo(first.id) }
        }
      }
    }
  }
}

/// A comic: its picture, its title and its likes.
struct ComicRow: View {
  let comic: Comic
  let toggleLike: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      CoverView(name: comic.thumbnail, width: 84, height: 56)
      VStack(alignment: .leading, spacing: 2) {
        Text(comic.title)
          .font(.headline)
          .lineLimit(1)
        Text(comic.author)
          .foregroundColor(.secondary)
          .lineLimit(1)
      }
      Spacer()
      Button(action: toggleLike) {
        HStack(spacing: 6) {
          Image(icon: "emote-love-symbolic")
            .foregroundColor(comic.isLiked ? .red : .secondary)
            .accessibilityHidden(true)
          Text(comic.likes.formatted(.number.locale(.user)))
        }
      }
      .accessibilityLabel(label)
    }
    .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
    .clamped()
  }

  private var label: String {
    comic.isLiked
      ? String(localized: "Do not like “\(comic.title)” any more, \(comic.likes) likes")
      : String(localized: "Like “\(comic.title)”, \(comic.likes) likes")
  }
}
