import GtkBridge
import HomeCore

/// The book shop's main screen: a searchable, sortable list of books with links to the cart and the orders.
struct BookListView: View {
  @ObservedObject var viewModel: AnyViewModel<BookListState, BookListInput>
  let transfer: AnyViewModel<RecordTransferState, RecordTransferInput>
  /// The book service, for the screens that the list opens.
  let service: any BookService
  /// The undo history, for the cart.
  let undo: UndoHistory
  @State private var request: RecordTransferRequest?
  @State private var toast: Toast?

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        SearchField(String(localized: "Title or author"), text: search)
          .clamped(480)
          .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
          .announced(viewModel.query.text.isEmpty ? "" : count)
        Divider()
        BookListContent(viewModel: viewModel, service: service) { request = .importing }
      }
      .recordTransfer(of: .books, transfer, request: $request)
      .navigationDestination(item: place) { place in
        switch place {
        case .cart: CartView(service: service, undo: undo)
        case .orders: OrderHistoryView(service: service, undo: undo)
        }
      }
      .navigationTitle(String(localized: "Books"))
      .navigationSubtitle(count)
      .toolbar {
        CartLink(count: viewModel.numberOfCartItems, open: openCart)
        Menu(String(localized: "More"), systemImage: "ellipsis.vertical") {
          BookOrderItems(viewModel: viewModel)
          Divider()
          Button(String(localized: "Orders")) { viewModel.trigger(.open(.orders)) }
          Divider()
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

  private func openCart() { viewModel.trigger(.open(.cart)) }

  private var place: Binding<BookPlace?> {
    Binding(get: { viewModel.place }, set: { if $0 == nil { viewModel.trigger(.leavePlace) } })
  }

  private var search: Binding<String> {
    Binding(get: { viewModel.query.text }, set: { viewModel.trigger(.search($0)) })
  }

  private var count: String {
    guard let count = viewModel.totalCount else { return "" }
    return String(localized: "\(count) book", plural: "\(count) books", count: count)
  }
}

/// Menu items for the order of the list.
private struct BookOrderItems: View {
  @ObservedObject var viewModel: AnyViewModel<BookListState, BookListInput>

  var body: some View {
    Picker(String(localized: "Order"), selection: order) {
      ForEach(BookQuery.Order.allCases, id: \.self) { Text($0.title) }
    }
    .labelsHidden()
  }

  private var order: Binding<BookQuery.Order> {
    Binding(get: { viewModel.query.order }, set: { viewModel.trigger(.sort($0)) })
  }
}

extension BookQuery.Order {
  fileprivate var title: String {
    switch self {
    case .title: String(localized: "Title", context: "order of books")
    case .author: String(localized: "Author", context: "order of books")
    case .priceAscending: String(localized: "Lowest Price First")
    case .priceDescending: String(localized: "Highest Price First")
    }
  }
}
