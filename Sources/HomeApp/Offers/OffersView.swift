import GtkBridge
import HomeCore

/// Convenience-store offers, by chain and promotion.
///
/// The screen is generic over its view model, which it creates once and owns. The views inside read it from the
/// environment and have no state.
struct OffersView<ViewModel: OffersViewModelRepresentable>: View {
  @StateObject private var viewModel: ViewModel
  private let transfer: AnyViewModel<RecordTransferState, RecordTransferInput>
  @State private var request: RecordTransferRequest?

  /// Stores the expression for the view model, which is evaluated once in the screen's lifetime.
  init(
    viewModel: @autoclosure @escaping () -> ViewModel, transfer: AnyViewModel<RecordTransferState, RecordTransferInput>
  ) {
    self.transfer = transfer
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  var body: some View {
    VStack(spacing: 0) {
      OffersFilters<ViewModel>()
        .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
      Divider()
      OffersContent<ViewModel>()
    }
    .recordTransfer(of: .offers, transfer, request: $request)
    .navigationSubtitle(viewModel.countText)
    .toolbar {
      Button(String(localized: "Refresh"), systemImage: "arrow.clockwise") { viewModel.trigger(.refresh) }
        .keyboardShortcut(.refresh)
      Menu(String(localized: "More"), systemImage: "ellipsis.vertical") {
        RecordTransferItems(viewModel: transfer, request: $request)
      }
    }
    .environmentObject(viewModel)
    .onAppear {
      viewModel.trigger(.fetchProducts)
      viewModel.trigger(.fetchCount)
    }
  }
}

extension OffersViewModelRepresentable {
  /// The number of offers in words, or an empty string while it is unknown.
  var countText: String {
    guard let count = state.totalCount else { return "" }
    return String(localized: "\(count) offer", plural: "\(count) offers", count: count)
  }
}
