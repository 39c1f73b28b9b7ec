nonisolated extension Book {
  /// Returns the search terms of a book: the keys of its title and author, each preceded by a space.
  package static func searchTerms(title: String, author: String) -> String {
    (SearchText.keys(of: title) + SearchText.keys(of: author)).reduce(into: "") { terms, key in
      terms += " "
      terms += key
    }
  }
}
