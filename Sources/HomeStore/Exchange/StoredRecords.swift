import HomeCore
import RecordFiles

/// The records of one kind in the store's file.
struct StoredRecords: Sendable {
  /// The query for the columns of all records, ordered by identifier.
  let select: String
  /// The table for counting the records.
  let table: String
  /// A closure that inserts or updates a record. It receives the values of the columns.
  let insert: @Sendable (_ values: [Value], _ connection: Connection) throws -> Void

  private static let books = StoredRecords(
    select: """
      SELECT id, title, author, price, publisher, year, page_count, summary, image_name
      FROM books LEFT JOIN book_details ON book_id = id ORDER BY id
      """,
    table: "books",
    insert: { values, connection in
      try connection.execute(
        """
        INSERT INTO books (id, title, author, price, image_name) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET title = excluded.title, author = excluded.author, price = excluded.price,
          image_name = excluded.image_name
        """, [values[0], values[1], values[2], values[3], values[8] == "" ? values[1] : values[8]])
      try connection.execute(
        """
        INSERT INTO book_details (book_id, publisher, year, page_count, summary, search_terms) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (book_id) DO UPDATE SET publisher = excluded.publisher, year = excluded.year,
          page_count = excluded.page_count, summary = excluded.summary, search_terms = excluded.search_terms
        """,
        [
          Self.id(of: values, in: connection), values[4], values[5], values[6], values[7],
          .text(RecordKind.books.searchTerms(of: values)),
        ])
    })

  // The like count excludes the user's own like, which is in the user's file.
  private static let comics = StoredRecords(
    select: """
      SELECT id, title, author, likes, iif(is_finished, 'true', 'false'),
        date(start_date / 1000, 'unixepoch'), thumbnail
      FROM comics ORDER BY id
      """,
    table: "comics",
    insert: { values, connection in
      try connection.execute(
        """
        INSERT INTO comics (id, title, author, likes, is_finished, start_date, thumbnail) VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET title = excluded.title, author = excluded.author,
          likes = excluded.likes, is_finished = excluded.is_finished, start_date = excluded.start_date,
          thumbnail = excluded.thumbnail
        """, values[0..<6] + [values[6] == "" ? values[1] : values[6]])
      try SearchedTable.comics.setTerms(
        RecordKind.comics.searchTerms(of: values), of: Self.id(of: values, in: connection), in: connection)
    })

  private static let offers = StoredRecords(
    select: "SELECT id, name, price, store, promotion, image_name FROM products ORDER BY id",
    table: "products",
    insert: { values, connection in
      try connection.execute(
        """
        INSERT INTO products (id, name, price, store, promotion, image_name) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, price = excluded.price, store = excluded.store,
          promotion = excluded.promotion, image_name = excluded.image_name
        """, values[0..<5] + [values[5] == "" ? values[1] : values[5]])
      try SearchedTable.products.setTerms(
        RecordKind.offers.searchTerms(of: values), of: Self.id(of: values, in: connection), in: connection)
    })

  /// Returns the identifier of the record that was inserted last.
  private static func id(of values: [Value], in connection: Connection) -> Value {
    values[0] == .null ? .integer(connection.lastInsertedID) : values[0]
  }
}

extension StoredRecords {
  init(of kind: RecordKind) {
    self =
      switch kind {
      case .books: Self.books
      case .comics: Self.comics
      case .offers: Self.offers
      }
  }
}
