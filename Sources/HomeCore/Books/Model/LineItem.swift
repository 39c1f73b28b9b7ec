/// A book and how many of it: a line of a cart or of an order.
public nonisolated struct LineItem: Identifiable, Hashable, Codable, Sendable {
  /// The most of one book that a cart takes.
  public static let maximumQuantity = 999

  /// The book; in an order as it was when it was bought.
  public var book: Book
  /// How many, from 1 to ``maximumQuantity``.
  public var quantity: Int

  /// Makes a line.
  public init(book: Book, quantity: Int) {
    self.book = book
    self.quantity = quantity
  }

  /// The book's.
  public var id: Int { book.id }

  /// What the line costs, in won; never more than `Int.max`.
  public var total: Int { book.price.multipliedSaturating(by: quantity) }
}

extension Sequence where Element == LineItem {
  /// What all lines cost, in won; never more than `Int.max`.
  nonisolated var total: Int { reduce(0) { $0.addingSaturating($1.total) } }

  /// How many books there are in all lines; never more than `Int.max`.
  nonisolated var quantity: Int { reduce(0) { $0.addingSaturating($1.quantity) } }
}
