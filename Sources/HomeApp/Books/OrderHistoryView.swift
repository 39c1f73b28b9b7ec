import GtkBridge
import HomeCore

/// The past orders, the latest first.
struct OrderHistoryView: View {
  @Environment(\.dismiss) private var dismiss
  @StateObject private var viewModel: AnyViewModel<OrderHistoryState, OrderHistoryInput>

  /// Shows a service's orders. `undo` can undo cancellations.
  init(service: any BookService, undo: UndoHistory = UndoHistory()) {
    _viewModel = StateObject(wrappedValue: AnyViewModel(OrderHistoryViewModel(service: service, undo: undo)))
  }

  var body: some View {
    VStack {
      let list = viewModel.list
      if let failure = list.failure {
        StatusPage(failure: failure, title: String(localized: "No Orders to Show")) { viewModel.trigger(.retry) }
      } else if list.isDisconnected {
        StatusPage(disconnected: String(localized: "No Orders to Show"))
      } else if list.isKnownEmpty {
        StatusPage(
          icon: "document-open-recent-symbolic", title: String(localized: "No Orders Yet"),
          description: String(localized: "What you buy is listed here."),
          actionTitle: String(localized: "Show Books")
        ) { dismiss() }
      } else if list.elements.isEmpty {
        LoadingPage()
      } else {
        List {
          ForEach(list.elements) { order in
            NavigationLink(destination: NavigationLazyView(OrderDetailView(order: order, viewModel: viewModel))) {
              OrderRow(order: order)
            }
            .contextMenu {
              Button(String(localized: "Cancel Order"), role: .destructive) {
                viewModel.trigger(.cancel(orderId: order.id))
              }
              .disabled(order.isCancelled)
            }
            .onAppear { if order.id == viewModel.orders.last?.id { viewModel.trigger(.loadMore) } }
          }
          if list.hasFooter { PageFooter(phase: list.phase) { viewModel.trigger(.retry) } }
        }
        .listStyle(.insetGrouped)
        .clamped()
      }
    }
    .navigationTitle(String(localized: "Orders"))
    .onAppear { viewModel.trigger(.load) }
  }
}

/// A row for an order: its number, date, books and total, and whether it is cancelled.
struct OrderRow: View {
  let order: Order

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 12) {
        VStack(alignment: .leading, spacing: 2) {
          Text(String(localized: "Order \(order.id)"))
            .font(.headline)
          Text(order.date.formatted(.dayAndTime))
            .font(.caption)
            .foregroundColor(.secondary)
        }
        Spacer()
        VStack(alignment: .trailing, spacing: 2) {
          Text(order.total.formatted(.won))
            .fontWeight(.semibold)
          if order.isCancelled {
            Text(order.state)
              .font(.caption)
              .foregroundColor(.secondary)
          }
        }
      }
      VStack(alignment: .leading, spacing: 2) {
        ForEach(order.items) { item in
          HStack(spacing: 12) {
            Text(item.book.title)
              .lineLimit(1)
            Spacer()
            Text("× \(item.quantity)")
              .foregroundColor(.secondary)
          }
        }
      }
    }
    .padding(.vertical, 4)
  }
}
