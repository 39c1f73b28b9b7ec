import GtkBridge
import HomeCore

/// The contents of the cart, their total and the checkout button.
struct CartView: View {
  @StateObject private var viewModel: AnyViewModel<CartState, CartInput>
  private let service: any BookService
  private let undo: UndoHistory

  /// Shows a service's cart. `undo` can undo changes of the cart and cancellations.
  init(service: any BookService, undo: UndoHistory = UndoHistory()) {
    (self.service, self.undo) = (service, undo)
    _viewModel = StateObject(wrappedValue: AnyViewModel(CartViewModel(service: service, undo: undo)))
  }

  var body: some View {
    VStack {
      if let failure = viewModel.phase.failure {
        StatusPage(failure: failure, title: String(localized: "The Cart Cannot Be Shown")) {
          viewModel.trigger(.retry)
        }
      } else if let order = viewModel.placedOrder, viewModel.cart.items.isEmpty {
        PlacedOrderPage(order: order, service: service, undo: undo)
      } else if !viewModel.cart.items.isEmpty {
        CartContent(viewModel: viewModel)
      } else if viewModel.phase == .loaded {
        EmptyCartPage()
      } else if viewModel.phase == .disconnected {
        StatusPage(disconnected: String(localized: "The Cart Cannot Be Shown"))
      } else {
        LoadingPage()
      }
    }
    .navigationTitle(String(localized: "Cart"))
    .onAppear { viewModel.trigger(.load) }
  }
}

/// The page of an empty cart, which leads back to the books.
struct EmptyCartPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    StatusPage(
      image: Image(systemName: "cart"), title: String(localized: "The Cart Is Empty"),
      description: String(localized: "Open a book and put it in."),
      actionTitle: String(localized: "Keep Shopping")
    ) { dismiss() }
  }
}

/// The line items of the cart, and a bar with the total.
struct CartContent: View {
  @ObservedObject var viewModel: AnyViewModel<CartState, CartInput>

  var body: some View {
    ScrollView {
      Section {
        ForEach(viewModel.cart.items) { item in
          CartRow(item: item, viewModel: viewModel)
        }
      }
      .padding(EdgeInsets(top: 24, leading: 12, bottom: 24, trailing: 12))
      .boxedSections()
      .clamped()
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Divider()
      VStack(spacing: 6) {
        if let failure = viewModel.failure {
          Text(failure)
            .foregroundColor(.red)
            .multilineTextAlignment(.center)
        }
        HStack(spacing: 12) {
          VStack(alignment: .leading, spacing: 2) {
            Text(count)
              .font(.caption)
              .foregroundColor(.secondary)
            Text(viewModel.cart.total.formatted(.won))
              .font(.title2)
              .bold()
          }
          Spacer()
          WorkButton(String(localized: "Check Out"), phase: viewModel.checkout) { viewModel.trigger(.checkout) }
            .pill()
            .disabled(!viewModel.hasItemsToBuy)
        }
      }
      .accessibilityAddTraits(.updatesFrequently)
      .announced(viewModel.failure ?? count + ", " + viewModel.cart.total.formatted(.won))
      .padding()
      .clamped()
    }
  }

  private var count: String {
    let count = viewModel.cart.numberOfItems
    return String(localized: "\(count) book", plural: "\(count) books", count: count)
  }
}

/// The confirmation of a placed order, in place of the cart.
struct PlacedOrderPage: View {
  let order: Order
  let service: any BookService
  var undo = UndoHistory()

  var body: some View {
    VStack(spacing: 12) {
      Spacer()
      StatusHead(image: Image(systemName: "checkmark.circle"), title: String(localized: "Thank You"), color: .green)
      Text(String(localized: "Order \(order.id) comes to \(order.total, format: .won)."))
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
      NavigationLink(
        String(localized: "Show Orders"),
        destination: NavigationLazyView(OrderHistoryView(service: service, undo: undo))
      )
      .buttonStyle(.borderedProminent)
      .pill()
      .padding(.top, 24)
      Spacer()
    }
    .accessibilityAddTraits(.updatesFrequently)
    .announced(String(localized: "Order \(order.id) comes to \(order.total, format: .won)."))
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
