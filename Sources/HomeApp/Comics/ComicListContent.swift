import GtkBridge
import HomeCore

/// The comics with their filter, as declarative views.
struct ComicListContent: View {
  @ObservedObject var viewModel: AnyViewModel<ComicListState, ComicListInput>
  let open: (Comic) -> Void
  let importComics: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      ComicFilterPicker(viewModel: viewModel)
        .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
      Divider()
      if viewModel.list.elements.isEmpty {
        ComicListStatus(viewModel: viewModel, importComics: importComics)
      } else {
        ComicGrid(viewModel: viewModel, open: open)
      }
    }
  }
}

private struct ComicGrid: View {
  @ObservedObject var viewModel: AnyViewModel<ComicListState, ComicListInput>
  let open: (Comic) -> Void

  var body: some View {
    let list = viewModel.list
    ScrollViewReader { proxy in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
        ForEach(list.elements) { comic in
          ComicCard(comic: comic, open: { open(comic) }) { viewModel.trigger(.toggleLike(comicId: comic.id)) }
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

private struct ComicFilterPicker: View {
  @ObservedObject var viewModel: AnyViewModel<ComicListState, ComicListInput>

  var body: some View {
    Picker(String(localized: "Show"), selection: filter) {
      ForEach(ComicFilter.allCases) { filter in
        Text(filter.title).tag(filter)
      }
    }
    .pickerStyle(.segmented)
    .fixedSize()
    .frame(maxWidth: .infinity)
  }

  private var filter: Binding<ComicFilter> {
    Binding(get: { viewModel.filter }, set: { viewModel.trigger(.select($0)) })
  }
}
