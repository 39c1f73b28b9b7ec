import Foundation
import HomeCore

/// Sells the books of a store.
struct SQLiteBookService: BookService {
  let store: StoreFile
  let now: @Sendable () -> Date

  func bookList(matching query: BookQuery, after last: Book?, limit: Int) async throws -> [Book] {
    let search = BookSearch(query)
    return try await store.read { try search.page(after: last, limit: limit, in: $0) }
  }

  func numberOfBooks(matching query: BookQuery) async throws -> Int {
    let search = BookSearch(query)
    return try await store.read { try search.count(in: $0) }
  }

  func bookDetails(bookId: Int) async throws -> BookDetail {
    let details = try await store.read { connection in
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
    try await store.read { try $0.integer("SELECT total(quantity) FROM cart_items") ?? 0 }
  }

  func addToCart(bookId: Int) async throws {
    try await store.write { connection in
      guard try connection.integer("SELECT 1 FROM books WHERE id = ?", [.integer(bookId)]) != nil else {
        throw ServiceError.notFound
      }
      try connection.execute(
        """
        INSERT INTO cart_items (book_id, quantity) VALUES (?, 1)
        ON CONFLICT (book_id) DO UPDATE SET quantity = min(quantity + 1, \(LineItem.maximumQuantity))
        """, [.integer(bookId)])
    }
  }

  func cartItems() async throws -> Cart {
    try await store.read { Cart(items: try Self.cart($0)) }
  }

  func setQuantity(_ quantity: Int, bookId: Int) async throws {
    try await store.write { connection in
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

  func checkout() async throws -> Order {
    let milliseconds = Milliseconds(now())
    return try await store.write { connection in
      let items = try Self.cart(connection)
      guard !items.isEmpty else { throw ServiceError.cartIsEmpty }
      try connection.execute("INSERT INTO orders (date) VALUES (?)", [.integer(milliseconds.count)])
      let id = connection.lastInsertedID
      for (position, item) in items.enumerated() {
        try connection.execute(
          "INSERT INTO order_items VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
          [
            .integer(id), .integer(position), .integer(item.book.id), .text(item.book.title), .text(item.book.author),
            .integer(item.book.price), .text(item.book.imageName), .integer(item.quantity),
          ])
      }
      // Without a condition SQLite empties the table at once, and tells nobody.
      try connection.execute("DELETE FROM cart_items WHERE true")
      return Order(id: id, date: milliseconds.date, items: items)
    }
  }

  func orderHistory(after last: Order?, limit: Int) async throws -> [Order] {
    try await store.read { connection in
      var orders = try connection.query(
        "SELECT id, date FROM orders WHERE id < ? ORDER BY id DESC LIMIT ?",
        [.integer(last?.id ?? .max), .integer(max(limit, 0))]
      ) { Order(id: $0.integer(0), date: Milliseconds(count: $0.integer(1)).date, items: []) }
      for index in orders.indices {
        orders[index].items = try connection.query(
          """
          SELECT book_id, title, author, price, image_name, quantity FROM order_items
          WHERE order_id = ? ORDER BY position
          """, [.integer(orders[index].id)], LineItem.init)
      }
      return orders
    }
  }

  func changes() -> AsyncStream<BookChange> {
    store.changes.map { change in
      if case .books(let change) = change { change } else { nil }
    }
  }

  private static func cart(_ connection: Connection) throws -> [LineItem] {
    try connection.query(
      "SELECT \(Book.columns), quantity FROM cart_items JOIN books ON id = book_id ORDER BY position", [], LineItem.init
    )
  }
}

extension LineItem {
  /// Reads ``Book/columns`` and the quantity.
  init(row: Row) {
    self.init(book: Book(row: row), quantity: row.integer(5))
  }
}
