import GtkBridge
import HomeCore

/// Web comics: popular, new, or finished ones, each with its likes.
struct ComicListView: View {
  @ObservedObject var viewModel: AnyViewModel<ComicListState, ComicListInput>

  var body: some View {
    VStack(spacing: 0) {
      Picker(String(localized: "Show"), selection: filter) {
        ForEach(ComicFilter.allCases) { filter in
          Text(filter.title).tag(filter)
        }
      }
      .pickerStyle(.segmented)
      .padding()
      Divider()
      ComicListContent(viewModel: viewModel)
    }
    .onAppear { viewModel.trigger(.load) }
  }

  private var filter: Binding<ComicFilter> {
    Binding(get: { viewModel.filter }, set: { viewModel.trigger(.select($0)) })
  }
}

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
      List {
        ForEach(list.elements) { comic in
          ComicRow(comic: comic) { viewModel.trigger(.toggleLike(comicId: comic.id)) }
            .onAppear { if comic.id == viewModel.comics.last?.id { viewModel.trigger(.loadMore) } }
        }
        PageFooter(phase: list.phase) { viewModel.trigger(.retry) }
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
      CoverView(name: comic.thumbnail, width: 72, height: 56)
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
            .foregroundColor(comic.isLiked ? .red : nil)
            .accessibilityHidden(true)
          Text(comic.likes.formatted(.number.locale(.user)))
        }
      }
      .accessibilityLabel(label)
    }
    .padding(.vertical, 4)
    .clamped()
  }

  private var label: String {
    comic.isLiked
      ? String(localized: "Do not like “\(comic.title)” any more, \(comic.likes) likes")
      : String(localized: "Like “\(comic.title)”, \(comic.likes) likes")
  }
}

extension ComicFilter {
  /// What people call the filter.
  var title: String {
    switch self {
    case .popular: String(localized: "Popular", context: "comics")
    case .new: String(localized: "New", context: "comics")
    case .finished: String(localized: "Finished", context: "comics")
    }
  }
}
