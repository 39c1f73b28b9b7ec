import GtkBridge
import HomeCore

/// A row for a book in the cart: the quantity, the price and a button that removes it.
struct CartRow: View {
  let item: LineItem
  @ObservedObject var viewModel: AnyViewModel<CartState, CartInput>

  var body: some View {
    HStack(spacing: 12) {
      CoverView(name: item.book.imageName, width: 48, height: 67)
      VStack(alignment: .leading, spacing: 6) {
        HStack(spacing: 12) {
          VStack(alignment: .leading, spacing: 2) {
            Text(item.book.title)
              .font(.headline)
              .lineLimit(2)
            Text(item.book.price.formatted(.won))
              .font(.caption)
              .foregroundColor(.secondary)
          }
          Spacer()
          Text(item.total.formatted(.won))
            .fontWeight(.semibold)
        }
        HStack {
          QuantityControl(item: item, setQuantity: setQuantity)
          Spacer()
          IconButton(
            icon: "user-trash-symbolic", title: String(localized: "Remove “\(item.book.title)”"), role: .destructive
          ) {
            viewModel.trigger(.remove(bookId: item.book.id))
          }
        }
      }
    }
    .padding(.vertical, 6)
    .contextMenu {
      Button(String(localized: "One More")) { setQuantity(item.quantity + 1) }
        .disabled(item.quantity >= LineItem.maximumQuantity)
      Button(String(localized: "One Fewer")) { setQuantity(item.quantity - 1) }
        .disabled(item.quantity <= 1)
      Divider()
      Button(String(localized: "Remove"), role: .destructive) { viewModel.trigger(.remove(bookId: item.book.id)) }
    }
  }

  private func setQuantity(_ quantity: Int) {
    viewModel.trigger(.setQuantity(quantity, bookId: item.book.id))
  }
}

/// A field for a quantity, between a minus and a plus button.
private struct QuantityControl: View {
  let item: LineItem
  let setQuantity: (Int) -> Void

  var body: some View {
    HStack(spacing: 0) {
      IconButton(icon: "list-remove-symbolic", title: String(localized: "One Fewer of “\(item.book.title)”")) {
        setQuantity(item.quantity - 1)
      }
      .disabled(item.quantity <= 1)
      TextField(
        String(localized: "Quantity of “\(item.book.title)”"), value: quantity, format: QuantityFormat()
      )
      .multilineTextAlignment(.center)
      .frame(width: 56)
      IconButton(icon: "list-add-symbolic", title: String(localized: "One More of “\(item.book.title)”")) {
        setQuantity(item.quantity + 1)
      }
      .disabled(item.quantity >= LineItem.maximumQuantity)
    }
  }

  private var quantity: Binding<Int> {
    Binding(get: { item.quantity }, set: setQuantity)
  }
}
