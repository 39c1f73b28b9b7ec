import GtkBridge
import HomeCore

/// A toolbar link to the cart with a badge for the number of books.
struct CartLink: View {
  /// The number of books in the cart, counting every copy.
  let count: Int
  let service: any BookService
  /// The undo history, for the cart.
  let undo: UndoHistory

  var body: some View {
    NavigationLink(destination: NavigationLazyView(CartView(service: service, undo: undo))) {
      Image(systemName: "cart")
        .accessibilityHidden(true)
    }
    .accessibilityLabel(title)
    .help(title)
    .keyboardShortcut(.cart)
    .badge(count)
  }

  private var title: String {
    count == 0
      ? String(localized: "Cart")
      : String(localized: "Cart, \(count) book", plural: "Cart, \(count) books", count: count)
  }
}
