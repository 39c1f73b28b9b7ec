import HomeCore

/// Finds one page of books, in about the same time wherever the page is and however many books there are.
struct BookSearch {
  private let order: BookQuery.Order
  private let words: [String]
  /// Whether nothing can be found: something is looked for, and there is no word in it, or more than any book has.
  private let isHopeless: Bool

  /// More than there are keys of a title and an author, and not too many conditions for SQLite.
  private static let maximumWordCount = 900

  init(_ query: BookQuery) {
    order = query.order
    words = Self.decisive(SearchText.words(of: query.text))
    isHopeless = words.isEmpty && !SearchText.isBlank(query.text) || words.count > Self.maximumWordCount
  }

  /// Those of the words that say all: what has a word that begins with another one is found by that one, too.
  private static func decisive(_ words: [String]) -> [String] {
    let sorted = Set(words).sorted()
    return sorted.indices.filter { index in
      index + 1 == sorted.count || !sorted[index + 1].hasPrefix(sorted[index])
    }.map { sorted[$0] }
  }

  /// How many books there are.
  func count(in connection: Connection) throws -> Int {
    if isHopeless { return 0 }
    if words.isEmpty { return try connection.integer("SELECT count(*) FROM books") ?? 0 }
    return try connection.integer("SELECT count(*) FROM book_search WHERE book_search MATCH ?", [match]) ?? 0
  }

  /// The books that come after one of them, or the first ones.
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

  /// The page that begins after a book, found by walking along the order and looking at each book; `nil` if that would
  /// take too long.
  ///
  /// The full-text index gives books by their ids, so that all that are found have to be looked up and put in order for the
  /// sake of the first few. Of words that are in every tenth book those few are sooner found along the order, unless they
  /// are all at its end. So the walk is tried as far as it would take if they were spread evenly, twice, if that costs only
  /// a part of what the other way costs.
  private func walk(after last: Book?, limit: Int, in connection: Connection) throws -> [Book]? {
    let count = try count(in: connection)
    // Ids are given one after the other, and few are ever taken away. Where a file brings others, up to the greatest number
    // that there is, this only overrates how far the walk would be.
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

  /// The words in the full-text index's language. They consist of letters and digits, which have no meaning in it between quotes.
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
    // The first condition is for the index, which row values of two directions cannot use.
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
  /// What ``init(row:)`` reads.
  static let columns = "id, title, author, price, image_name"

  init(row: Row) {
    self.init(
      id: row.integer(0), title: row.text(1), author: row.text(2), price: row.integer(3), imageName: row.text(4))
  }

  /// What a book is found by: each key of its title and author with a space before it.
  static func searchTerms(title: String, author: String) -> String {
    (SearchText.keys(of: title) + SearchText.keys(of: author)).reduce(into: "") { terms, key in
      terms += " "
      terms += key
    }
  }
}
