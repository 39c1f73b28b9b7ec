/// A book for sale.
public nonisolated struct Book: Identifiable, Hashable, Codable, Sendable {
  /// The permanent identifier.
  public var id: Int
  /// The title.
  public var title: String
  /// The author's name.
  public var author: String
  /// The price in won; not negative.
  public var price: Int
  /// The name from which the cover is drawn.
  public var imageName: String

  /// Creates a book.
  public init(id: Int, title: String, author: String, price: Int, imageName: String) {
    self.id = id
    self.title = title
    self.author = author
    self.price = price
    self.imageName = imageName
  }
}
