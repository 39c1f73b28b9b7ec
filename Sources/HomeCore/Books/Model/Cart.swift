/// What somebody is about to buy.
public nonisolated struct Cart: Hashable, Sendable {
  /// One line for each book, in the order in which they were first added.
  public var items: [LineItem]

  /// Makes a cart.
  public init(items: [LineItem] = []) {
    self.items = items
  }

  /// How many books there are, each counted as often as it is bought.
  public var numberOfItems: Int { items.quantity }

  /// What it all costs, in won.
  public var total: Int { items.total }
}
