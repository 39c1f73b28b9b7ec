import HomeCore

/// Writes what books are found by anew, where `SearchText` says something else of them now than it did.
enum SearchTermsRenewal {
  /// - Parameter connection: The store, in a transaction.
  static func renew(in connection: Connection) throws {
    // What consists of ASCII and of Korean syllables is found by the same as ever.
    let ids = try connection.query(
      "SELECT id FROM books WHERE title || author GLOB '*[^' || char(1) || '-~가-힣]*'", []
    ) { $0.integer(0) }
    for id in ids {
      let terms = try connection.query("SELECT title, author FROM books WHERE id = ?", [.integer(id)]) { row in
        Book.searchTerms(title: row.text(0), author: row.text(1))
      }
      guard let terms = terms.first else { continue }
      try connection.execute(
        "UPDATE book_details SET search_terms = ?1 WHERE book_id = ?2 AND search_terms <> ?1",
        [.text(terms), .integer(id)])
    }
  }
}
