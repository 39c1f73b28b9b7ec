import HomeCore
import Testing

@testable import HomeStorePostgres

@Suite("Words of very many books")
struct CommonWordsTests {
  /// Every other book is a common one, and the last third of the titles are late ones. The server only estimates the
  /// frequency of a word if it knows a hundred words of that frequency.
  private static let books = (1...24_000).map { id in
    Book(
      id: id, title: "\(id > 16_000 ? "Z late" : "A early") \(id % 2 == 0 ? "common" : "other") x\(id * 7_919 % 300)",
      author: "\(id * 104_729 % 24_000)", price: id * 31 % 500, imageName: "")
  }

  @Test("find them all in each order, page by page", arguments: BookQuery.Order.allCases)
  func pages(of order: BookQuery.Order) async throws {
    let shop = try TestShop()
    try shop.add(
      Self.books.map { BookDetail(book: $0, summary: "", publisher: "", year: 0, pageCount: 0) })
    try shop.run("ANALYZE shop.books")
    for word in ["common", "late", "comm", "early", "late common"] {
      #expect(try shop.run("SELECT shop.is_common('''\(word.split(separator: " ")[0])'':*')") == "t")
    }
    let store = shop.store()
    // Pages that are found among the next titles, and pages that are not.
    for word in ["common", "late", "comm", "early", "late common", "7"] {
      let parts = word.split(separator: " ")
      let expected = Self.books.filter { book in
        parts.allSatisfy { part in "\(book.title) \(book.author)".split(separator: " ").contains { $0.hasPrefix(part) }
        }
      }.sorted { Self.key($0, order) < Self.key($1, order) }
      var found: [Book] = []
      while true {
        let page = try await store.books.bookList(
          matching: BookQuery(text: word, order: order), after: found.last, limit: 900)
        found += page
        if page.count < 900 { break }
      }
      #expect(found == expected, "\(word)")
    }
  }

  private static func key(_ book: Book, _ order: BookQuery.Order) -> (String, Int, Int) {
    switch order {
    case .title: (book.title.lowercased(), 0, book.id)
    case .author: (book.author, 0, book.id)
    case .priceAscending: ("", book.price, book.id)
    case .priceDescending: ("", -book.price, book.id)
    }
  }
}
