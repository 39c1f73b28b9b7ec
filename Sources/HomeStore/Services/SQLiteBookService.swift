import Foundation
import HomeCore
import RecordFiles

struct SQLiteBookService: BookService {
  let store: StoreFile
  let now: @Sendable () -> Date

  func bookList(matching query: BookQuery, after last: Book?, limit: Int) async throws -> [Book] {
    let search = BookSearch(query)
    return try await store.catalogue.read { try search.page(after: last, limit: limit, in: $0) }
  }

  func numberOfBooks(matching query: BookQuery) async throws -> Int {
    let search = BookSearch(query)
    return try await store.catalogue.read { try search.count(in: $0) }
  }

  func bookDetails(bookId: Int) async throws -> BookDetail {
    let details = try await store.catalogue.read { connection in
      try connection.query(
        """
        SELECT \(Book.columns), summary, publisher, year, page_count
        FROM books LEFT JOIN book_details ON book_id = id WHERE id = ?
        """, [.integer(bookId)]
      ) { row in
        BookDetail(
          book: Book(row: row), summary: row.text(5), publisher: row.text(6), year: row.integer(7),
          pageCount: row.integer(8))
      }
    }
    guard let detail = details.first else { throw ServiceError.notFound }
    return detail
  }

  func numberOfCartItems() async throws -> Int {
    try await cartItems().numberOfItems
  }

  func addToCart(bookId: Int) async throws {
    guard try await books([bookId])[bookId] != nil else { throw ServiceError.notFound }
    try await store.user.write { connection in
      try connection.execute(
        """
        INSERT INTO cart_items (book_id, quantity) VALUES (?, 1)
        ON CONFLICT (book_id) DO UPDATE SET quantity = min(quantity + 1, \(LineItem.maximumQuantity))
        """, [.integer(bookId)])
    }
  }

  func cartItems() async throws -> Cart {
    let lines = try await store.user.read(CartLine.all)
    let books = try await books(lines.map(\.bookId))
    return Cart(items: lines.compactMap { $0.item(in: books) })
  }

  func setQuantity(_ quantity: Int, bookId: Int) async throws {
    try await store.user.write { connection in
      if quantity > 0 {
        try connection.execute(
          "UPDATE cart_items SET quantity = ? WHERE book_id = ?",
          [.integer(min(quantity, LineItem.maximumQuantity)), .integer(bookId)])
      } else {
        try connection.execute("DELETE FROM cart_items WHERE book_id = ?", [.integer(bookId)])
      }
      guard connection.changedRowCount > 0 else { throw ServiceError.notFound }
    }
  }

  func restoreToCart(_ quantity: Int, bookId: Int, at index: Int) async throws {
    guard try await books([bookId])[bookId] != nil else { throw ServiceError.notFound }
    let quantity = min(max(quantity, 1), LineItem.maximumQuantity)
    try await store.user.write { connection in
      try connection.execute(
        "UPDATE cart_items SET quantity = min(quantity + ?, \(LineItem.maximumQuantity)) WHERE book_id = ?",
        [.integer(quantity), .integer(bookId)])
      guard connection.changedRowCount == 0 else { return }
      let position = try connection.integer(
        "SELECT position FROM cart_items ORDER BY position LIMIT 1 OFFSET ?", [.integer(max(index, 0))])
      if let position {
        // Two steps, because positions must be unique at every moment.
        try connection.execute(
          "UPDATE cart_items SET position = -position - 1 WHERE position >= ?", [.integer(position)])
        try connection.execute("UPDATE cart_items SET position = -position WHERE position < 0")
      }
      try connection.execute(
        "INSERT INTO cart_items (position, book_id, quantity) VALUES (?, ?, ?)",
        [position.map(Value.integer) ?? .null, .integer(bookId), .integer(quantity)])
    }
  }

  func checkout() async throws -> Order {
    let milliseconds = Milliseconds(now())
    while true {
      let ids = try await store.user.read(CartLine.all).map(\.bookId)
      let books = try await books(ids)
      let order = try await store.user.write { connection -> Order? in
        let lines = try CartLine.all(connection)
        // Books added to the cart in the meantime must be looked up first.
        guard lines.allSatisfy({ ids.contains($0.bookId) }) else { return nil }
        let items = lines.compactMap { $0.item(in: books) }
        guard !items.isEmpty else { throw ServiceError.cartIsEmpty }
        return try Self.store(items, at: milliseconds, in: connection)
      }
      if let order { return order }
    }
  }

  private static func store(
    _ items: [LineItem], at date: Milliseconds, in connection: Connection
  ) throws -> Order {
    try connection.execute("INSERT INTO orders (date) VALUES (?)", [.integer(date.count)])
    let id = connection.lastInsertedID
    for (position, item) in items.enumerated() {
      try connection.execute(
        "INSERT INTO order_items VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
          .integer(id), .integer(position), .integer(item.book.id), .text(item.book.title), .text(item.book.author),
          .integer(item.book.price), .text(item.book.imageName), .integer(item.quantity),
        ])
    }
    // Without a condition, SQLite truncates the table without calling the update hook.
    try connection.execute("DELETE FROM cart_items WHERE true")
    return Order(id: id, date: date.date, items: items)
  }

  func orderHistory(after last: Order?, limit: Int) async throws -> [Order] {
    try await store.user.read { connection in
      try Self.orders(
        "id < ? ORDER BY id DESC LIMIT ?", [.integer(last?.id ?? .max), .integer(max(limit, 0))], in: connection)
    }
  }

  func setCancelled(_ isCancelled: Bool, orderId: Int) async throws -> Order {
    try await store.user.write { connection in
      try connection.execute(
        "UPDATE orders SET is_cancelled = ?1 WHERE id = ?2 AND is_cancelled <> ?1",
        [.flag(isCancelled), .integer(orderId)])
      guard let order = try Self.orders("id = ?", [.integer(orderId)], in: connection).first else {
        throw ServiceError.notFound
      }
      return order
    }
  }

  private static func orders(_ filter: String, _ values: [Value], in connection: Connection) throws -> [Order] {
    var orders = try connection.query("SELECT id, date, is_cancelled FROM orders WHERE \(filter)", values) { row in
      Order(
        id: row.integer(0), date: Milliseconds(count: row.integer(1)).date, items: [], isCancelled: row.flag(2))
    }
    for index in orders.indices {
      orders[index].items = try connection.query(
        """
        SELECT book_id, title, author, price, image_name, quantity FROM order_items
        WHERE order_id = ? ORDER BY position
        """, [.integer(orders[index].id)]
      ) { LineItem(book: Book(row: $0), quantity: $0.integer(5)) }
    }
    return orders
  }

  func changes() -> AsyncStream<BookChange> {
    store.changes.map { change in
      if case .books(let change) = change { change } else { nil }
    }
  }

  /// Returns the existing books with these identifiers.
  private func books(_ ids: [Int]) async throws -> [Int: Book] {
    let books = try await store.catalogue.read { connection in
      try connection.query(
        "SELECT \(Book.columns) FROM books WHERE id IN (SELECT value FROM json_each(?))", [.list(ids)], Book.init)
    }
    return Dictionary(books.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
  }
}

/// A line of the cart in the user's file, which references its book by identifier.
private struct CartLine {
  let bookId: Int
  let quantity: Int

  /// Returns all lines, in order.
  @Sendable static func all(_ connection: Connection) throws -> [CartLine] {
    try connection.query("SELECT book_id, quantity FROM cart_items ORDER BY position") { row in
      CartLine(bookId: row.integer(0), quantity: row.integer(1))
    }
  }

  /// Returns the line with its book, or `nil` if the book no longer exists.
  func item(in books: [Int: Book]) -> LineItem? {
    books[bookId].map { LineItem(book: $0, quantity: quantity) }
  }
}
