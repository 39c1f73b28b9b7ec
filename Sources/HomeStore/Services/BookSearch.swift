import HomeCore
import RecordFiles

/// A query for pages of books. Each page begins after the last book of the previous one.
struct BookSearch {
  private let order: BookQuery.Order
  private let text: TextSearch

  init(_ query: BookQuery) {
    order = query.order
    text = TextSearch(query.text, in: .books)
  }

  func count(in connection: Connection) throws -> Int {
    try text.count(in: connection)
  }

  /// Returns the books after a given one, or the first books.
  func page(after last: Book?, limit: Int, in connection: Connection) throws -> [Book] {
    try text.page(
      Book.columns, where: after(last), values(after: last), ordering: ordering, limit: limit, in: connection, Book.init
    )
  }

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
