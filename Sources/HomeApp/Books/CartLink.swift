import GtkBridge
import HomeCore

/// A toolbar button that opens the cart, with a badge for the number of books.
struct CartLink: View {
  /// The number of books in the cart, counting every copy.
  let count: Int
  let open: () -> Void

  var body: some View {
    Button(action: open) {
      Image(systemName: "cart")
        .accessibilityHidden(true)
    }
    .accessibilityLabel(title)
    .help(title)
    .badge(count)
  }

  private var title: String {
    count == 0
      ? String(localized: "Cart")
      : String(localized: "Cart, \(count) book", plural: "Cart, \(count) books", count: count)
  }
}
