import HomeCore

/// A migration that updates all search terms to the current results of `SearchText`.
enum SearchTermsRenewal {
  /// Updates the search terms of all books, comics and offers.
  ///
  /// - Parameter connection: A connection with an open transaction.
  static func renew(in connection: Connection) throws {
    let tables: [(SearchedTable, String)] = [
      (.books, "title, author"), (.comics, "title, author"), (.products, "name, ''"),
    ]
    for (table, texts) in tables {
      try connection.statement("SELECT id, \(texts) FROM \(table.name)").forEachRow { row in
        try table.setTerms(SearchText.terms(of: [row.text(1), row.text(2)]), of: row.value(0), in: connection)
      }
    }
  }
}
