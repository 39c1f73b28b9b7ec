import HomeCore
import RecordFiles

/// A query for pages of books. Its cost hardly depends on the position of the page or the number of books.
struct BookSearch {
  private let order: BookQuery.Order
  private let words: [String]
  /// Indicates whether nothing can match: the text is not blank but has no words, or it has more words than any book.
  private let isHopeless: Bool

  /// The highest number of words: more than a title and an author can have, and within SQLite's limit for conditions.
  private static let maximumWordCount = 900

  init(_ query: BookQuery) {
    order = query.order
    words = SearchText.decisiveWords(of: query.text)
    isHopeless = words.isEmpty && !SearchText.isBlank(query.text) || words.count > Self.maximumWordCount
  }

  func count(in connection: Connection) throws -> Int {
    if isHopeless { return 0 }
    if words.isEmpty { return try connection.integer("SELECT count(*) FROM books") ?? 0 }
    return try connection.integer("SELECT count(*) FROM book_search WHERE book_search MATCH ?", [match]) ?? 0
  }

  /// Returns the books after one of them, or the first ones.
  func page(after last: Book?, limit: Int, in connection: Connection) throws -> [Book] {
    guard limit > 0, !isHopeless else { return [] }
    if words.isEmpty {
      return try connection.query(
        "SELECT \(Book.columns) FROM books WHERE \(after(last)) ORDER BY \(ordering) LIMIT ?",
        values(after: last) + [.integer(limit)], Book.init)
    }
    if let books = try walk(after: last, limit: limit, in: connection) { return books }
    return try connection.query(
      """
      SELECT \(Book.columns) FROM book_search CROSS JOIN books ON books.id = book_search.rowid
      WHERE book_search MATCH ? AND \(after(last)) ORDER BY \(ordering) LIMIT ?
      """, [match] + values(after: last) + [.integer(limit)], Book.init)
  }

  /// Returns the page after a book by scanning the books in order and testing each, or `nil` if that would take too
  /// long.
  ///
  /// The full-text index returns books by identifier, so all matches must be read and sorted to find the first few. For
  /// words that occur in, say, every tenth book, a scan in order finds those few sooner, unless they are all at the
  /// end. The scan is limited to twice the distance that evenly spread matches need, and is only tried if that costs a
  /// fraction of the sort.
  private func walk(after last: Book?, limit: Int, in connection: Connection) throws -> [Book]? {
    let count = try count(in: connection)
    // Identifiers are mostly consecutive. Imported files may have sparse ones up to `Int.max`, which only overestimates
    // the length of the scan.
    let total = try connection.integer("SELECT max(id) FROM books") ?? 0
    guard count > 0 else { return nil }
    let steps = (total / count).addingSaturating(1).multipliedSaturating(by: limit).multipliedSaturating(by: 2)
    guard steps < count / 4 else { return nil }
    let conditions = words.map { _ in "instr(search_terms, ?) > 0" }.joined(separator: " AND ")
    let books = try connection.query(
      """
      SELECT \(Book.columns) FROM (SELECT * FROM books WHERE \(after(last)) ORDER BY \(ordering) LIMIT ?)
      CROSS JOIN book_details ON book_id = id WHERE \(conditions) LIMIT ?
      """,
      values(after: last) + [.integer(steps)] + words.map { .text(" " + $0) } + [.integer(limit)],
      Book.init)
    return books.count == limit ? books : nil
  }

  /// The full-text query for the words. They consist of letters, digits and symbols without a meaning between quotes.
  private var match: Value { .text(words.map { "\"\($0)\"*" }.joined(separator: " ")) }

  private var ordering: String {
    switch order {
    case .title: "title, id"
    case .author: "author, id"
    case .priceAscending: "price, id"
    case .priceDescending: "price DESC, id"
    }
  }

  private func after(_ last: Book?) -> String {
    guard last != nil else { return "true" }
    return switch order {
    case .title: "(title, id) > (?, ?)"
    case .author: "(author, id) > (?, ?)"
    case .priceAscending: "(price, id) > (?, ?)"
    // The first condition lets SQLite use the index, which row values with mixed directions prevent.
    case .priceDescending: "price <= ? AND (price < ? OR id > ?)"
    }
  }

  private func values(after last: Book?) -> [Value] {
    guard let last else { return [] }
    return switch order {
    case .title: [.text(last.title), .integer(last.id)]
    case .author: [.text(last.author), .integer(last.id)]
    case .priceAscending: [.integer(last.price), .integer(last.id)]
    case .priceDescending: [.integer(last.price), .integer(last.price), .integer(last.id)]
    }
  }
}

extension Book {
  /// The columns that ``init(row:)`` reads.
  static let columns = "id, title, author, price, image_name"

  init(row: Row) {
    self.init(
      id: row.integer(0), title: row.text(1), author: row.text(2), price: row.integer(3), imageName: row.text(4))
  }
}
