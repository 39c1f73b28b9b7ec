import Foundation
import HomeCore
import Testing

@testable import HomeStore
@testable import RecordFiles

@Suite("A book search", .serialized)
final class BookSearchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("that finds very many gives the same pages as one that finds few")
  func many() async throws {
    // More than the search walks along the order for; the word is in every second title, by title at the end.
    let store = Store(url: URL(filePath: folder.newPath())) { connection in
      try connection.executeScript(
        """
        WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 50000)
        INSERT INTO books
        SELECT n, iif(n % 2, 'z moon ', 'a sun ') || n, 'someone', n * 7919 % 1000, '' FROM number;
        INSERT INTO book_details
        SELECT id, '', '', 0, 0, iif(id % 2, ' z moon ', ' a sun ') || id FROM books;
        """)
    }
    for order in BookQuery.Order.allCases {
      let query = BookQuery(text: "moon", order: order)
      let expected = stride(from: 1, through: 50_000, by: 2).map { number in
        Book(id: number, title: "z moon \(number)", author: "someone", price: number * 7919 % 1000, imageName: "")
      }.sorted(by: order.precedes)
      #expect(try await store.books.numberOfBooks(matching: query) == 25_000)
      var last: Book?
      for start in stride(from: 0, to: 300, by: 100) {
        let page = try await store.books.bookList(matching: query, after: last, limit: 100)
        #expect(page == Array(expected[start..<start + 100]), "\(order) from \(start)")
        last = page.last
      }
      let end = try await store.books.bookList(matching: query, after: expected[24_990], limit: 100)
      #expect(end == Array(expected[24_991...]))
    }
  }

  @Test("bears any id and any limit")
  func bounds() async throws {
    let store = Store(in: folder)
    let url = folder.url.appending(path: "books.csv")
    let text = "id,title,author,price\n\(Int.max),바다,A,1\n,바다,B,2\n1,바다,C,3\n"
    try Data(text.utf8).write(to: url)
    #expect(try await store.records.importRecords(RecordImport(from: url)) { _ in }.importedCount == 3)
    for order in BookQuery.Order.allCases {
      for query in [BookQuery(text: "바", order: order), BookQuery(order: order)] {
        for limit in [1, 100, Int.max / 2, Int.max] {
          let books = try await store.books.bookList(matching: query, after: nil, limit: limit)
          #expect(books.count == min(limit, 3))
          _ = try await store.books.bookList(matching: query, after: books.last, limit: limit)
        }
        #expect(try await store.books.numberOfBooks(matching: query) == 3)
      }
    }
    try await store.books.addToCart(bookId: .max)
    #expect(try await store.books.checkout().items.map(\.id) == [Int.max])
  }

  @Test("bears any number of words", arguments: [1, 1_000, 50_000])
  func words(count: Int) async throws {
    let store = Store(in: folder)
    let url = folder.url.appending(path: "books.csv")
    // Enough books for a search that matches all of them to scan along the order.
    let text = "title,author,price\n" + String(repeating: "moon,A,1\n", count: 100)
    try Data(text.utf8).write(to: url)
    _ = try await store.records.importRecords(RecordImport(from: url)) { _ in }
    let same = BookQuery(text: String(repeating: "moon ", count: count))
    #expect(try await store.books.numberOfBooks(matching: same) == 100)
    #expect(try await store.books.bookList(matching: same, after: nil, limit: 2).count == 2)
    let others = BookQuery(text: (0..<count).map { "moon\($0)" }.joined(separator: " "))
    #expect(try await store.books.numberOfBooks(matching: others) == 0)
    #expect(try await store.books.bookList(matching: others, after: nil, limit: 2).isEmpty)
  }

  @Test("finds pictures and nothing by signs, and takes space alone for no search")
  func signs() async throws {
    let books = [("책 \u{1F4DA} 벌레", 1), ("100% & more -- !", 2)].map { title, id in
      BookDetail(
        book: Book(id: id, title: title, author: "", price: 1, imageName: ""), summary: "", publisher: "", year: 1,
        pageCount: 1)
    }
    let store = Store(in: folder, books: books)
    for (text, ids) in [("\u{1F4DA}", [1]), ("\u{1F31A}", []), ("--", []), ("!", []), ("%", []), (" ", [2, 1])] {
      #expect(
        try await store.books.bookList(matching: BookQuery(text: text), after: nil, limit: 9).map(\.id) == ids,
        "\(text)")
      #expect(try await store.books.numberOfBooks(matching: BookQuery(text: text)) == ids.count, "\(text)")
    }
  }

  @Test("follows what becomes of books")
  func changes() async throws {
    let store = Store(in: folder, books: MockBookService.someBooks)
    func found(_ text: String) async throws -> [Int] {
      try await store.books.bookList(matching: BookQuery(text: text), after: nil, limit: 10).map(\.id)
    }
    #expect(try await found("구운몽") == [2])
    try await store.file.catalogue.write { connection in
      try connection.execute(
        "UPDATE book_details SET search_terms = ? WHERE book_id = 2", [.text(SearchText.terms(of: ["꿈", ""]))])
      try connection.execute("DELETE FROM books WHERE id = 1")
    }
    #expect(try await found("구운몽").isEmpty)
    #expect(try await found("꿈") == [2])
    #expect(try await found("홍길동").isEmpty)
    try await store.file.catalogue.write {
      try $0.executeScript("INSERT INTO book_search (book_search) VALUES ('integrity-check')")
    }
  }
}
