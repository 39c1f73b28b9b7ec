/// A book with all there is to say of it.
public nonisolated struct BookDetail: Identifiable, Hashable, Codable, Sendable {
  /// The book.
  public var book: Book
  /// What it is about.
  public var summary: String
  /// Who brought it out.
  public var publisher: String
  /// The year it came out.
  public var year: Int
  /// How many pages it has.
  public var pageCount: Int

  /// Makes a detail.
  public init(book: Book, summary: String, publisher: String, year: Int, pageCount: Int) {
    self.book = book
    self.summary = summary
    self.publisher = publisher
    self.year = year
    self.pageCount = pageCount
  }

  /// The book's.
  public var bookId: Int { book.id }

  public var id: Int { book.id }
}
