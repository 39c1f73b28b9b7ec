import HomeCore
import RecordFiles

/// A table for text searches, with the place of its search terms.
struct SearchedTable {
  let name: String
  /// The table of the search terms, and its column that refers to the records.
  let terms: (table: String, id: String)
  /// The full-text index of the search terms.
  let index: String

  static let books = SearchedTable(name: "books", terms: ("book_details", "book_id"), index: "book_search")
  static let comics = SearchedTable(name: "comics", terms: ("comic_terms", "comic_id"), index: "comic_search")
  static let products = SearchedTable(name: "products", terms: ("product_terms", "product_id"), index: "product_search")

  /// Stores the search terms of a record. Those of a book are only updated, because they come with its details.
  func setTerms(_ searchTerms: String, of id: Value, in connection: Connection) throws {
    try connection.execute(
      name == Self.books.name
        ? "UPDATE book_details SET search_terms = ?2 WHERE book_id = ?1"
        : """
        INSERT INTO \(terms.table) (\(terms.id), search_terms) VALUES (?, ?)
        ON CONFLICT (\(terms.id)) DO UPDATE SET search_terms = excluded.search_terms
        """, [id, .text(searchTerms)])
  }
}

/// A query for pages of records by a text. Its cost hardly depends on the position of the page or the number of records.
struct TextSearch {
  private let table: SearchedTable
  private let words: [String]
  /// Indicates whether no record can match: the text is not blank but has no words, or it has more words than any
  /// record.
  private let isHopeless: Bool

  /// The highest number of words: more than a title and an author can have, and within SQLite's limit for conditions.
  private static let maximumWordCount = 900

  init(_ text: String, in table: SearchedTable) {
    self.table = table
    words = SearchText.decisiveWords(of: text)
    isHopeless = words.isEmpty && !SearchText.isBlank(text) || words.count > Self.maximumWordCount
  }

  /// Returns the number of records that match the text and fulfil a condition.
  func count(where condition: String = "true", _ values: [Value] = [], in connection: Connection) throws -> Int {
    if isHopeless { return 0 }
    let isWhole = condition == "true"
    if words.isEmpty {
      // Without a condition, SQLite counts without reading the records.
      let filter = isWhole ? "" : "WHERE \(condition)"
      return try connection.integer("SELECT count(*) FROM \(table.name) \(filter)", values) ?? 0
    }
    return try connection.integer(
      "SELECT count(*) FROM \(isWhole ? table.index : matches) WHERE \(table.index) MATCH ? AND \(condition)",
      [match] + values) ?? 0
  }

  /// Returns the first records in an order that match the text and fulfil a condition.
  func page<Element>(
    _ columns: String, where condition: String, _ values: [Value], ordering: String, limit: Int,
    in connection: Connection, _ make: (Row) throws -> Element
  ) throws -> [Element] {
    guard limit > 0, !isHopeless else { return [] }
    if words.isEmpty {
      return try connection.query(
        "SELECT \(columns) FROM \(table.name) WHERE \(condition) ORDER BY \(ordering) LIMIT ?",
        values + [.integer(limit)], make)
    }
    if let steps = try stepsOfWalk(limit: limit, in: connection) {
      let tests = words.map { _ in "instr(search_terms, ?) > 0" }.joined(separator: " AND ")
      let elements = try connection.query(
        """
        SELECT \(columns) FROM (SELECT * FROM \(table.name) WHERE \(condition) ORDER BY \(ordering) LIMIT ?)
        CROSS JOIN \(table.terms.table) ON \(table.terms.id) = id WHERE \(tests) LIMIT ?
        """,
        values + [.integer(steps)] + words.map { .text(" " + $0) } + [.integer(limit)], make)
      if elements.count == limit { return elements }
    }
    return try connection.query(
      """
      SELECT \(columns) FROM \(matches) WHERE \(table.index) MATCH ? AND \(condition) ORDER BY \(ordering) LIMIT ?
      """, [match] + values + [.integer(limit)], make)
  }

  /// Returns the number of records to scan in order for a page, testing each of them, or `nil` if that would take too
  /// long.
  ///
  /// The full-text index returns records by identifier, so all matches must be read and sorted to find the first few. For
  /// words that occur in, say, every tenth record, a scan in order finds those few sooner, unless they are all at the
  /// end. The scan is limited to twice the distance that evenly spread matches need, and is only tried if that costs a
  /// fraction of the sort.
  private func stepsOfWalk(limit: Int, in connection: Connection) throws -> Int? {
    let count = try count(in: connection)
    // Identifiers are mostly consecutive. Imported files may have sparse ones up to `Int.max`, which only overestimates
    // the length of the scan.
    let total = try connection.integer("SELECT max(id) FROM \(table.name)") ?? 0
    guard count > 0 else { return nil }
    let steps = (total / count).addingSaturating(1).multipliedSaturating(by: limit).multipliedSaturating(by: 2)
    return steps < count / 4 ? steps : nil
  }

  private var matches: String { "\(table.index) CROSS JOIN \(table.name) ON id = \(table.index).rowid" }

  /// The full-text query for the words. They consist of letters, digits and symbols without a meaning between quotes.
  private var match: Value { .text(words.map { "\"\($0)\"*" }.joined(separator: " ")) }
}
