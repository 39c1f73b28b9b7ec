import GtkBridge
import HomeCore

/// What convenience stores offer: by chain and promotion, in an order, page by page.
///
/// It runs with any view model of its protocol, makes it once and owns it. The views inside read it from the environment
/// and keep nothing themselves.
struct OffersView<ViewModel: OffersViewModelRepresentable>: View {
  @StateObject private var viewModel: ViewModel
  private let transfer: ShopContent.Transfer
  @State private var request: RecordTransferRequest?

  /// Keeps the expression that makes the view model, which is read once for as long as the screen is there.
  init(
    viewModel: @autoclosure @escaping () -> ViewModel, transfer: ShopContent.Transfer
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
    .navigationSubtitle(count)
    .toolbar {
      Button(String(localized: "Refresh"), systemImage: "arrow.clockwise") { viewModel.trigger(.refresh) }
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

  private var count: String {
    guard let count = viewModel.state.totalCount else { return "" }
    return String(localized: "\(count) offer", plural: "\(count) offers", count: count)
  }
}
