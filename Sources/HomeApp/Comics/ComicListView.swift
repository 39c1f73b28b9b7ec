import GtkBridge
import HomeCore

/// The comics screen, with popular, new or finished comics.
struct ComicListView: View {
  @ObservedObject var viewModel: AnyViewModel<ComicListState, ComicListInput>
  let transfer: AnyViewModel<RecordTransferState, RecordTransferInput>
  @State private var request: RecordTransferRequest?
  @State private var toast: Toast?

  var body: some View {
    VStack(spacing: 0) {
      ComicFilterPicker(viewModel: viewModel)
        .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
      Divider()
      ComicListContent(viewModel: viewModel) { request = .importing }
    }
    .recordTransfer(of: .comics, transfer, request: $request)
    .toolbar {
      Menu(String(localized: "More"), systemImage: "ellipsis.vertical") {
        RecordTransferItems(viewModel: transfer, request: $request)
      }
    }
    .toast($toast)
    .onChange(of: viewModel.failure) { failure in
      guard let failure else { return }
      toast = Toast(failure)
      viewModel.trigger(.dismissFailure)
    }
    .onAppear { viewModel.trigger(.load) }
  }
}

private struct ComicFilterPicker: View {
  @ObservedObject var viewModel: AnyViewModel<ComicListState, ComicListInput>

  var body: some View {
    HStack {
      Spacer()
      Picker(selection: filter) {
        ForEach(ComicFilter.allCases) { filter in
          Text(filter.title).tag(filter)
        }
      } label: {
        EmptyView()
      }
      .pickerStyle(.segmented)
      .accessibilityLabel(String(localized: "Show"))
      Spacer()
    }
  }

  private var filter: Binding<ComicFilter> {
    Binding(get: { viewModel.filter }, set: { viewModel.trigger(.select($0)) })
  }
}

extension ComicFilter {
  fileprivate var title: String {
    switch self {
    case .popular: String(localized: "Popular", context: "comics")
    case .new: String(localized: "New", context: "comics")
    case .finished: String(localized: "Finished", context: "comics")
    }
  }
}
