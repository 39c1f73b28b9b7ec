/// A screen of the book shop that opens above the book list. The raw values name actions of the program.
public nonisolated enum BookPlace: String, Hashable, Sendable {
  /// The cart.
  case cart
  /// The past orders.
  case orders
}
