import Foundation
import HomeCore
import RecordFiles

struct PostgresBookService: BookService {
  let shop: SharedShop
  let now: @Sendable () -> Date

  func bookList(matching query: BookQuery, after last: Book?, limit: Int) async throws -> [Book] {
    try await PostgresBookSearch(query).page(after: last, limit: limit, in: shop)
  }

  func numberOfBooks(matching query: BookQuery) async throws -> Int {
    try await PostgresBookSearch(query).count(in: shop)
  }

  func bookDetails(bookId: Int) async throws -> BookDetail {
    let rows = try await shop.read(
      "SELECT \(Book.columns), summary, publisher, year, page_count FROM shop.books WHERE id = $1::bigint",
      [.integer(bookId)])
    guard let row = rows.first else { throw ServiceError.notFound }
    return BookDetail(
      book: Book(row: row), summary: row.text(5), publisher: row.text(6), year: row.integer(7),
      pageCount: row.integer(8))
  }

  func numberOfCartItems() async throws -> Int {
    try await cartItems().numberOfItems
  }

  func addToCart(bookId: Int) async throws {
    try await changeCart("shop.add_to_cart($1::bigint, $2::uuid)", [.integer(bookId)])
  }

  func cartItems() async throws -> Cart {
    let rows = try await shop.read(
      """
      SELECT \(Book.columns), quantity FROM shop.cart_items JOIN shop.books ON id = book_id
      WHERE person = session_user ORDER BY position
      """)
    return Cart(items: rows.map { LineItem(book: Book(row: $0), quantity: $0.integer(5)) })
  }

  func setQuantity(_ quantity: Int, bookId: Int) async throws {
    try await changeCart(
      "shop.set_quantity($1::bigint, $2::bigint, $3::uuid)", [.integer(quantity), .integer(bookId)])
  }

  func restoreToCart(_ quantity: Int, bookId: Int, at index: Int) async throws {
    let quantity = min(max(quantity, 1), LineItem.maximumQuantity)
    try await changeCart(
      "shop.restore_to_cart($1::bigint, $2::bigint, $3::bigint, $4::uuid)",
      [.integer(quantity), .integer(bookId), .integer(max(index, 0))])
  }

  func checkout() async throws -> Order {
    // The key stays the same for every repetition of the call, so that nothing is bought twice.
    let rows = try await shop.change(
      "SELECT *, false FROM shop.check_out($1::uuid, $2::bigint)",
      [.text(UUID().uuidString), .integer(Milliseconds(now()).count)])
    guard let order = Order.orders(of: rows).first else { throw ServiceError.cartIsEmpty }
    shop.books.send(.cart)
    shop.books.send(.orders)
    return order
  }

  func orderHistory(after last: Order?, limit: Int) async throws -> [Order] {
    try await orders(
      "id < $1::bigint ORDER BY id DESC LIMIT $2::bigint", [.integer(last?.id ?? .max), .integer(max(limit, 0))])
  }

  func setCancelled(_ isCancelled: Bool, orderId: Int) async throws -> Order {
    try await shop.change(
      """
      UPDATE shop.orders SET is_cancelled = $1::boolean
      WHERE person = session_user AND id = $2::bigint AND is_cancelled <> $1::boolean
      """, [.text(isCancelled ? "true" : "false"), .integer(orderId)])
    guard let order = try await orders("id = $1::bigint", [.integer(orderId)]).first else {
      throw ServiceError.notFound
    }
    shop.books.send(.orders)
    return order
  }

  private func orders(_ filter: String, _ values: [Value]) async throws -> [Order] {
    let rows = try await shop.read(
      """
      SELECT o.id, date, book_id, title, author, price, image_name, quantity, is_cancelled
      FROM (SELECT * FROM shop.orders WHERE person = session_user AND \(filter)) AS o
      JOIN shop.order_items i ON i.person = o.person AND i.order_id = o.id
      ORDER BY o.id DESC, position
      """, values)
    return Order.orders(of: rows)
  }

  func changes() -> AsyncStream<BookChange> { shop.books.stream() }

  /// Calls a function whose last parameter is a key. By the key, the server recognises a change that it has already
  /// made.
  private func changeCart(_ function: String, _ values: [Value]) async throws {
    try await shop.change("SELECT \(function)", values + [.text(UUID().uuidString)])
    shop.books.send(.cart)
  }
}

extension Order {
  /// Returns the orders from rows of their lines: identifier, date, the columns of the book, quantity, and whether it
  /// is cancelled.
  fileprivate static func orders(of rows: [PostgresRow]) -> [Order] {
    var orders: [Order] = []
    for row in rows {
      if orders.last?.id != row.integer(0) {
        orders.append(
          Order(
            id: row.integer(0), date: Milliseconds(count: row.integer(1)).date, items: [], isCancelled: row.flag(8)))
      }
      orders[orders.count - 1].items.append(LineItem(book: Book(row: row, first: 2), quantity: row.integer(7)))
    }
    return orders
  }
}
