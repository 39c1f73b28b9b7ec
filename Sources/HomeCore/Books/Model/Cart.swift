/// A shopping cart.
public nonisolated struct Cart: Hashable, Sendable {
  /// One line item for each book, in the order in which the books were first added.
  public var items: [LineItem]

  /// Creates a cart.
  public init(items: [LineItem] = []) {
    self.items = items
  }

  /// The number of books, counting every copy.
  public var numberOfItems: Int { items.quantity }

  /// The total price in won.
  public var total: Int { items.total }
}
