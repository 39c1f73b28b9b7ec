/// A line of a cart or an order: a book and its quantity.
public nonisolated struct LineItem: Identifiable, Hashable, Codable, Sendable {
  /// The maximum quantity of one book in a cart.
  public static let maximumQuantity = 999

  /// The book. In an order, the book as it was at the time of purchase.
  public var book: Book
  /// The quantity, from 1 to ``maximumQuantity``.
  public var quantity: Int

  /// Creates a line item.
  public init(book: Book, quantity: Int) {
    self.book = book
    self.quantity = quantity
  }

  /// The book's identifier.
  public var id: Int { book.id }

  /// The price of the line in won, at most `Int.max`.
  public var total: Int { book.price.multipliedSaturating(by: quantity) }
}

extension Sequence where Element == LineItem {
  /// The total price of all lines in won, at most `Int.max`.
  nonisolated var total: Int { reduce(0) { $0.addingSaturating($1.total) } }

  /// The number of books in all lines, at most `Int.max`.
  nonisolated var quantity: Int { reduce(0) { $0.addingSaturating($1.quantity) } }
}
