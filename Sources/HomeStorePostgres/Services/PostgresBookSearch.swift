import HomeCore
import RecordFiles

/// A query for pages of books, each of which begins after the last book of the page before.
struct PostgresBookSearch {
  private let order: BookQuery.Order
  private let words: [String]
  /// Indicates whether nothing can match: the text is not blank but has no words, or has more or longer ones than any
  /// book.
  private let isHopeless: Bool

  private static let maximumWordCount = 900
  /// PostgreSQL's limit for a word, which no name that can be imported reaches.
  private static let maximumWordLength = 2_000

  init(_ query: BookQuery) {
    order = query.order
    words = SearchText.decisiveWords(of: query.text)
    isHopeless =
      words.isEmpty && !SearchText.isBlank(query.text) || words.count > Self.maximumWordCount
      || words.contains { $0.utf8.count > Self.maximumWordLength }
  }

  func count(in shop: SharedShop) async throws -> Int {
    if isHopeless { return 0 }
    return try await shop.search("SELECT count(*) FROM shop.books WHERE \(match)", matchValues).first?.integer(0) ?? 0
  }

  /// Returns the books after one of them, or the first ones.
  func page(after last: Book?, limit: Int, in shop: SharedShop) async throws -> [Book] {
    guard limit > 0, !isHopeless else { return [] }
    var values = matchValues
    let (first, second) = ("$\(values.count + 1)", "$\(values.count + 2)::bigint")
    var after = "true"
    if let last {
      switch order {
      case .title, .author:
        after = "(\(key), id) > (lower(\(first)::text COLLATE \"C\"), \(second))"
        // PostgreSQL stores no NUL character, and so no text has more before its end.
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
    // The number is part of the statement: the server then plans the first page once.
    let statement =
      words.isEmpty
      ? "SELECT \(Book.columns) FROM shop.books WHERE \(after) ORDER BY \(ordering) LIMIT \(limit)"
      : Self.statement(where: match, after: after, ordering: ordering, count: limit)
    return try await shop.search(statement, values).map { Book(row: $0) }
  }

  /// Returns the statement for a page of a search.
  ///
  /// The statement looks for a common word among the next 5,000 books of the order. If these have too few matches, it
  /// sorts all matches. PostgreSQL's planner assumes that matches are spread evenly over an order, and would go through
  /// half a million other titles before the first Korean one.
  private static func statement(where match: String, after: String, ordering: String, count: Int) -> String {
    """
    WITH near AS MATERIALIZED (
      SELECT \(Book.columns) FROM (
        SELECT * FROM shop.books WHERE \(after) ORDER BY \(ordering) LIMIT 5000
      ) AS books WHERE \(match) AND (SELECT shop.is_common($1::tsquery)) LIMIT \(count)
    )
    SELECT * FROM near WHERE (SELECT count(*) FROM near) = \(count)
    UNION ALL (
      SELECT \(Book.columns) FROM (SELECT * FROM shop.books WHERE \(match) AND \(after) OFFSET 0) AS books
      WHERE (SELECT count(*) FROM near) < \(count) ORDER BY \(ordering) LIMIT \(count)
    )
    """
  }

  private var key: String {
    switch order {
    case .title: "lower(title COLLATE \"C\")"
    case .author: "lower(author COLLATE \"C\")"
    case .priceAscending, .priceDescending: "price"
    }
  }

  private var match: String { words.isEmpty ? "true" : "search @@ $1::tsquery" }

  /// The words consist of letters, digits and symbols without a meaning between quotes.
  private var matchValues: [Value] {
    words.isEmpty ? [] : [.text(words.map { "'\($0)':*" }.joined(separator: " & "))]
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
