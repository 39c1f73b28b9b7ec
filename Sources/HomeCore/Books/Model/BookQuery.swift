/// A search for books, with its order.
public nonisolated struct BookQuery: Hashable, Sendable {
  /// The order of books. Books that compare equal are ordered by ascending identifier.
  public enum Order: String, CaseIterable, Codable, Sendable {
    /// By title, code point by code point, with A to Z folded to lowercase. Latin comes before Hangul.
    case title
    /// By author, in the same way.
    case author
    /// By price, lowest first.
    case priceAscending
    /// By price, highest first.
    case priceDescending
  }

  /// The text to search for in titles and authors, according to ``SearchText``. Blank text matches all books.
  public var text: String
  /// The order of the results.
  public var order: Order

  /// Creates a query. By default it matches all books, ordered by title.
  public init(text: String = "", order: Order = .title) {
    self.text = text
    self.order = order
  }
}
