import GtkBridge
import HomeCore

/// The details of an order: its state, its books at the prices that held, their total, and a button that cancels it.
struct OrderDetailView: View {
  private let opened: Order
  @ObservedObject private var viewModel: AnyViewModel<OrderHistoryState, OrderHistoryInput>

  /// Shows an order of a history.
  init(order: Order, viewModel: AnyViewModel<OrderHistoryState, OrderHistoryInput>) {
    opened = order
    self.viewModel = viewModel
  }

  var body: some View {
    let order = viewModel.orders.first { $0.id == opened.id } ?? opened
    ScrollView {
      VStack(spacing: 24) {
        Section {
          DetailRow(title: String(localized: "Date"), value: order.date.formatted(.dayAndTime))
          DetailRow(title: String(localized: "State"), value: order.state)
            .accessibilityAddTraits(.updatesFrequently)
            .announced(order.isCancelled ? order.state : "")
          DetailRow(title: String(localized: "Total"), value: order.total.formatted(.won))
        }
        Section {
          ForEach(order.items) { OrderLine(item: $0) }
        }
        if !order.isCancelled {
          Section {
            Button(role: .destructive) {
              viewModel.trigger(.cancel(orderId: order.id))
            } label: {
              Text(String(localized: "Cancel Order")).frame(maxWidth: .infinity)
            }
          }
        }
      }
      .padding(EdgeInsets(top: 24, leading: 12, bottom: 24, trailing: 12))
      .boxedSections()
      .clamped(560)
    }
    .navigationTitle(String(localized: "Order \(order.id)"))
  }
}

/// A line of an order: the book, its quantity and its price when it was bought.
private struct OrderLine: View {
  let item: LineItem

  var body: some View {
    HStack(spacing: 12) {
      CoverView(name: item.book.imageName, width: 40, height: 56)
      VStack(alignment: .leading, spacing: 2) {
        Text(item.book.title)
          .font(.headline)
          .lineLimit(2)
        Text(item.book.author)
          .foregroundColor(.secondary)
          .lineLimit(1)
        Text("\(item.book.price.formatted(.won)) × \(item.quantity)")
          .font(.caption)
          .foregroundColor(.secondary)
      }
      Spacer()
      Text(item.total.formatted(.won))
        .fontWeight(.semibold)
    }
    .padding(.vertical, 4)
  }
}

extension Order {
  /// The name of the state.
  var state: String {
    isCancelled
      ? String(localized: "Cancelled", context: "state of an order")
      : String(localized: "Placed", context: "state of an order")
  }
}
