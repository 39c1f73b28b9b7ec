import HomeCore

/// A migration that updates the search terms of books for which `SearchText` now returns different keys.
enum SearchTermsRenewal {
  /// Updates the search terms.
  ///
  /// - Parameter connection: A connection with an open transaction.
  static func renew(in connection: Connection) throws {
    // The keys of pure ASCII and Hangul text have not changed.
    let ids = try connection.query(
      "SELECT id FROM books WHERE title || author GLOB '*[^' || char(1) || '-~가-힣]*'", []
    ) { $0.integer(0) }
    for id in ids {
      let terms = try connection.query("SELECT title, author FROM books WHERE id = ?", [.integer(id)]) { row in
        SearchText.terms(of: [row.text(0), row.text(1)])
      }
      guard let terms = terms.first else { continue }
      try connection.execute(
        "UPDATE book_details SET search_terms = ?1 WHERE book_id = ?2 AND search_terms <> ?1",
        [.text(terms), .integer(id)])
    }
  }

  /// Gives all comics and offers their search terms.
  ///
  /// - Parameter connection: A connection with an open transaction.
  static func renewAll(in connection: Connection) throws {
    for (table, texts) in [(SearchedTable.comics, "title, author"), (.products, "name, ''")] {
      try connection.statement("SELECT id, \(texts) FROM \(table.name)").forEachRow { row in
        try table.setTerms(SearchText.terms(of: [row.text(1), row.text(2)]), of: row.value(0), in: connection)
      }
    }
  }
}
