import HomeCore
import RecordFiles

/// A query for pages of books, each of which begins after the last book of the page before.
struct PostgresBookSearch {
  private let order: BookQuery.Order
  private let search: PostgresTextSearch

  init(_ query: BookQuery) {
    order = query.order
    search = PostgresTextSearch(query.text, in: "shop.books")
  }

  func count(in shop: SharedShop) async throws -> Int {
    if search.isHopeless { return 0 }
    return try await shop.search("SELECT count(*) FROM shop.books WHERE \(search.condition)", search.values).first?
      .integer(0) ?? 0
  }

  /// Returns the books after one of them, or the first ones.
  func page(after last: Book?, limit: Int, in shop: SharedShop) async throws -> [Book] {
    guard limit > 0, !search.isHopeless else { return [] }
    var values = search.values
    let (first, second) = ("$\(values.count + 1)", "$\(values.count + 2)::bigint")
    var after = "true"
    if let last {
      switch order {
      case .title, .author:
        after = "(\(key), id) > (lower(\(first)::text COLLATE \"C\"), \(second))"
        // PostgreSQL stores no NUL character, so no text continues after one.
        let text = (order == .title ? last.title : last.author).prefix { $0 != "\0" }
        values.append(.text(String(text)))
      case .priceAscending:
        after = "(price, id) > (\(first)::bigint, \(second))"
        values.append(.integer(last.price))
      case .priceDescending:
        after = "price <= \(first)::bigint AND (price < \(first)::bigint OR id > \(second))"
        values.append(.integer(last.price))
      }
      values.append(.integer(last.id))
    }
    let ordering = "\(key)\(order == .priceDescending ? " DESC" : ""), id"
    let statement = search.statement(Book.columns, where: after, ordering: ordering, limit: limit)
    return try await shop.search(statement, values).map { Book(row: $0) }
  }

  private var key: String {
    switch order {
    case .title: "lower(title COLLATE \"C\")"
    case .author: "lower(author COLLATE \"C\")"
    case .priceAscending, .priceDescending: "price"
    }
  }
}

extension Book {
  /// The columns that ``init(row:first:)`` reads.
  static let columns = "id, title, author, price, image_name"

  /// - Parameter first: The column of the identifier, counted from 0.
  init(row: PostgresRow, first: Int = 0) {
    self.init(
      id: row.integer(first), title: row.text(first + 1), author: row.text(first + 2), price: row.integer(first + 3),
      imageName: row.text(first + 4))
  }
}
