/// A book that is for sale.
public nonisolated struct Book: Identifiable, Hashable, Codable, Sendable {
  /// Tells it from all others, for good.
  public var id: Int
  /// What it is called.
  public var title: String
  /// Who wrote it.
  public var author: String
  /// What it costs, in won; not negative.
  public var price: Int
  /// What its cover is known by; the cover is drawn from it.
  public var imageName: String

  /// Makes a book.
  public init(id: Int, title: String, author: String, price: Int, imageName: String) {
    self.id = id
    self.title = title
    self.author = author
    self.price = price
    self.imageName = imageName
  }
}
