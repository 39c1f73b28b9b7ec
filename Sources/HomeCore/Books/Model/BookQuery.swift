/// Which books are wanted, and in what order.
public nonisolated struct BookQuery: Hashable, Sendable {
  /// How books are put in order. Books that are equal in it stand by their ids, the lowest first.
  public enum Order: String, CaseIterable, Codable, Sendable {
    /// By title, code point by code point, with A to Z taken for a to z: Latin before Hangul.
    case title
    /// By author in the same way.
    case author
    /// The cheapest first.
    case priceAscending
    /// The dearest first.
    case priceDescending
  }

  /// What is looked for in titles and authors, by ``SearchText``; all books if it is blank.
  public var text: String
  /// The order.
  public var order: Order

  /// Makes a query; with nothing given, for all books by title.
  public init(text: String = "", order: Order = .title) {
    self.text = text
    self.order = order
  }
}
