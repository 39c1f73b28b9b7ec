/// A book with its details.
public nonisolated struct BookDetail: Identifiable, Hashable, Codable, Sendable {
  /// The book.
  public var book: Book
  /// A summary of the contents.
  public var summary: String
  /// The publisher's name.
  public var publisher: String
  /// The year of publication.
  public var year: Int
  /// The number of pages.
  public var pageCount: Int

  /// Creates the details of a book.
  public init(book: Book, summary: String, publisher: String, year: Int, pageCount: Int) {
    self.book = book
    self.summary = summary
    self.publisher = publisher
    self.year = year
    self.pageCount = pageCount
  }

  /// The book's identifier.
  public var bookId: Int { book.id }

  public var id: Int { book.id }
}
