import Foundation

/// What somebody has bought.
public nonisolated struct Order: Identifiable, Hashable, Codable, Sendable {
  /// Counts the orders from 1.
  public var id: Int
  /// When it was bought, to the millisecond.
  public var date: Date
  /// What was bought, as it was then, in the cart's order.
  public var items: [LineItem]

  /// Makes an order.
  public init(id: Int, date: Date, items: [LineItem]) {
    self.id = id
    self.date = date
    self.items = items
  }

  /// How many books there are, each counted as often as it was bought.
  public var numberOfItems: Int { items.quantity }

  /// What it all cost, in won.
  public var total: Int { items.total }
}
