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
  public var total: Int {
    let (product, overflow) = book.price.multipliedReportingOverflow(by: quantity)
    return overflow ? .max : product
  }
}

extension Sequence where Element == LineItem {
  /// What all lines cost, in won; never more than `Int.max`.
  nonisolated var total: Int {
    reduce(0) { sum, item in
      let (total, overflow) = sum.addingReportingOverflow(item.total)
      return overflow ? .max : total
    }
  }

  /// How many books there are in all lines.
  nonisolated var quantity: Int { reduce(0) { $0 + $1.quantity } }
}
