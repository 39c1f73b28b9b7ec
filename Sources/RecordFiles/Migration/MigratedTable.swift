import HomeCore

/// One kind of record in the migration of a shop, with its columns in every store.
package enum MigratedTable: String, CaseIterable, Sendable {
  // In the order of the migration: an order precedes its lines.
  case books
  case comics
  case offers
  case cart
  case orders
  case orderLines
  case likes

  package struct Column: Sendable {
    package let name: String
    package let isText: Bool

    static func text(_ name: String) -> Column { Column(name: name, isText: true) }
    static func number(_ name: String) -> Column { Column(name: name, isText: false) }
  }

  /// The tables of the catalogue, and those of the person: each group is migrated as a whole.
  package static let groups = [allCases.filter { !$0.isPersonal }, allCases.filter(\.isPersonal)]

  package var isPersonal: Bool {
    switch self {
    case .books, .comics, .offers: false
    case .cart, .orders, .orderLines, .likes: true
    }
  }

  /// The columns of a record. The first are its key.
  package var columns: [Column] {
    switch self {
    case .books:
      [
        .number("id"), .text("title"), .text("author"), .number("price"), .text("image_name"), .text("summary"),
        .text("publisher"), .number("year"), .number("page_count"),
      ]
    // The likes exclude those of the shop's own users.
    case .comics:
      [
        .number("id"), .text("title"), .text("author"), .text("thumbnail"), .number("likes"), .number("is_finished"),
        .number("start_date"),
      ]
    case .offers:
      [.number("id"), .text("name"), .number("price"), .text("store"), .text("promotion"), .text("image_name")]
    case .cart: [.number("book_id"), .number("position"), .number("quantity")]
    case .orders: [.number("id"), .number("date"), .number("is_cancelled")]
    case .orderLines:
      [
        .number("order_id"), .number("position"), .number("book_id"), .text("title"), .text("author"),
        .number("price"), .text("image_name"), .number("quantity"),
      ]
    case .likes: [.number("comic_id")]
    }
  }

  /// Returns the search terms of a record, or `nil` if this table has no text search.
  package func searchTerms(of record: [Value]) -> String? {
    RecordKind(rawValue: rawValue)?.searchTerms(of: record)
  }

  package var keyNames: [String] { columns.prefix(self == .orderLines ? 2 : 1).map(\.name) }

  /// Returns the key of a record, by which records are ordered.
  package func key(of record: [Value]) -> [Int] {
    record.prefix(keyNames.count).map { if case .integer(let number) = $0 { number } else { 0 } }
  }

  /// Returns the condition for records between two keys. It includes only the second key.
  package func condition(after first: [Int]?, through last: [Int]?) -> String {
    func list(_ parts: [String]) -> String { "(\(parts.joined(separator: ", ")))" }
    let conditions = [("> ", first), ("<=", last)].compactMap { comparison, key in
      key.map { "\(list(keyNames)) \(comparison) \(list($0.map(String.init)))" }
    }
    return conditions.isEmpty ? "true" : conditions.joined(separator: " AND ")
  }

  /// The name for people.
  package var title: String {
    switch self {
    case .books: String(localized: "Books")
    case .comics: String(localized: "Comics")
    case .offers: String(localized: "Offers")
    case .cart: String(localized: "Cart")
    case .orders: String(localized: "Orders")
    case .orderLines: String(localized: "Ordered books")
    case .likes: String(localized: "Liked comics")
    }
  }
}
