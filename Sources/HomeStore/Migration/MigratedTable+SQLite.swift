import HomeCore
import RecordFiles

extension MigratedTable {
  /// The name of the table. For the books, that of the table that counts them.
  var sqliteName: String {
    switch self {
    case .books: "books"
    case .comics: "comics"
    case .offers: "products"
    case .cart: "cart_items"
    case .orders: "orders"
    case .orderLines: "order_items"
    case .likes: "liked_comics"
    }
  }

  /// Returns the next records by their keys.
  func records(
    after first: [Int]?, through last: [Int]?, limit: Int, in connection: Connection
  ) throws -> [[Value]] {
    let columns = columns
    let names = columns.map { self == .books ? "ifnull(\($0.name), \($0.isText ? "''" : "0"))" : $0.name }
    let tables = self == .books ? "books LEFT JOIN book_details ON book_id = id" : sqliteName
    // Not cached, because each text is used once.
    let statement = try Statement(
      """
      SELECT \(names.joined(separator: ", ")) FROM \(tables) WHERE \(condition(after: first, through: last))
      ORDER BY \(keyNames.joined(separator: ", ")) LIMIT \(limit)
      """, in: connection)
    return try statement.rows { row in columns.indices.map { row.value(Int32($0)) } }
  }

  /// Replaces all records between two keys.
  func replace(
    after first: [Int]?, through last: [Int]?, with records: [[Value]], in connection: Connection
  ) throws {
    let condition = condition(after: first, through: last)
    if let terms = searched?.terms {
      // The full-text index follows the search terms.
      try connection.executeScript(
        "DELETE FROM \(terms.table) WHERE \(condition.replacing("(id)", with: "(\(terms.id))"))")
    }
    try connection.executeScript("DELETE FROM \(sqliteName) WHERE \(condition)")
    // A later record may still have the position in the cart that one of these records has now.
    let columns = self == .books ? Array(columns.prefix(5)) : columns
    let insertion = """
      INSERT OR REPLACE INTO \(sqliteName) (\(columns.map(\.name).joined(separator: ", ")))
      VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
      """
    for record in records {
      try connection.execute(insertion, Array(record.prefix(columns.count)))
      guard let searched, let searchTerms = searchTerms(of: record) else { continue }
      guard self == .books else {
        try searched.setTerms(searchTerms, of: record[0], in: connection)
        continue
      }
      try connection.execute(
        """
        INSERT INTO book_details (book_id, summary, publisher, year, page_count, search_terms)
        VALUES (?, ?, ?, ?, ?, ?)
        """, [record[0]] + record[5...] + [.text(searchTerms)])
    }
  }

  /// The table for searches in its texts, if there is one.
  private var searched: SearchedTable? {
    switch self {
    case .books: .books
    case .comics: .comics
    case .offers: .products
    case .cart, .orders, .orderLines, .likes: nil
    }
  }
}
