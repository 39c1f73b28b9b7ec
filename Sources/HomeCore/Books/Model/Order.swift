import Foundation

/// A completed purchase.
public nonisolated struct Order: Identifiable, Hashable, Codable, Sendable {
  /// The order number, counted from 1.
  public var id: Int
  /// The time of purchase, to the millisecond.
  public var date: Date
  /// The line items as they were at the time of purchase, in the cart's order.
  public var items: [LineItem]
  /// Indicates whether the order is cancelled.
  public var isCancelled: Bool

  /// Creates an order.
  public init(id: Int, date: Date, items: [LineItem], isCancelled: Bool = false) {
    self.id = id
    self.date = date
    self.items = items
    self.isCancelled = isCancelled
  }

  /// The number of books, counting every copy.
  public var numberOfItems: Int { items.quantity }

  /// The total price in won.
  public var total: Int { items.total }
}
