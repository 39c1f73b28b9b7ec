import GtkBridge
import HomeCore

/// The comics screen, with popular, new or finished comics in one of two forms.
struct ComicListView: View {
  @ObservedObject var viewModel: AnyViewModel<ComicListState, ComicListInput>
  let transfer: AnyViewModel<RecordTransferState, RecordTransferInput>
  var framework = ViewFramework.swiftUI
  @State private var path: [Comic] = []
  @State private var request: RecordTransferRequest?
  @State private var toast: Toast?

  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 0) {
        SearchField(String(localized: "Title or author"), text: search)
          .clamped(480)
          .padding(EdgeInsets(top: 6, leading: 12, bottom: 0, trailing: 12))
        switch framework {
        case .swiftUI: ComicListContent(viewModel: viewModel, open: open) { request = .importing }
        case .uiKit: ComicCollection(viewModel: viewModel, open: open) { request = .importing }
        }
      }
      .recordTransfer(of: .comics, transfer, request: $request)
      .navigationTitle(AppScreen.comics.title)
      .navigationDestination(for: Comic.self) { ComicDetailView(comic: $0, viewModel: viewModel) }
      .toolbar {
        Menu(String(localized: "More"), systemImage: "ellipsis.vertical") {
          RecordTransferItems(viewModel: transfer, request: $request)
        }
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

  private func open(_ comic: Comic) {
    path = [comic]
  }

  private var search: Binding<String> {
    Binding(get: { viewModel.text }, set: { viewModel.trigger(.search($0)) })
  }
}
