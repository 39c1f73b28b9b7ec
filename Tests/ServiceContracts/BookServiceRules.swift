import Foundation
import HomeCore
import Testing

/// A rule for services that sell books.
public typealias BookServiceRule = ServiceRule<BookDetail, any BookService>

extension ServiceRule where Item == BookDetail, Service == any BookService {
  /// The rules for lists, searches and details.
  public static var bookLists: [BookServiceRule] {
    [
      BookServiceRule("An empty shop has nothing, and is no error") { make in
        let service = try await make([])
        #expect(try await service.bookList().isEmpty)
        #expect(try await service.numberOfBooks(matching: BookQuery()) == 0)
        #expect(try await service.cartItems() == Cart())
        #expect(try await service.orderHistory(after: nil, limit: 10).isEmpty)
      },
      BookServiceRule("Every order is total, also among equals") { make in
        let books = shelf
        let service = try await make(books.shuffled())
        for order in BookQuery.Order.allCases {
          let expected = books.map(\.book).sorted(by: order.precedes)
          let query = BookQuery(order: order)
          #expect(try await service.bookList(matching: query, after: nil, limit: 100) == expected)
        }
      },
      BookServiceRule("Pages of any size make up the whole, in every order, with a search or without") { make in
        let service = try await make(shelf)
        for order in BookQuery.Order.allCases {
          for text in ["", "달", "moon"] {
            let query = BookQuery(text: text, order: order)
            let whole = try await service.bookList(matching: query, after: nil, limit: 1_000)
            #expect(try await service.numberOfBooks(matching: query) == whole.count)
            for size in [1, 2, 3, 7, whole.count] where size > 0 {
              #expect(try await allPages(of: size, from: service, query) == whole)
            }
          }
        }
      },
      BookServiceRule("A page may begin after a book that is gone, and a page of none is empty") { make in
        let service = try await make(shelf)
        let gone = Book(id: 999, title: "달과 소년", author: "", price: 0, imageName: "")
        let expected = shelf.map(\.book).sorted(by: BookQuery.Order.title.precedes)
          .filter { BookQuery.Order.title.precedes(gone, $0) }
        #expect(try await service.bookList(matching: BookQuery(), after: gone, limit: 100) == expected)
        #expect(try await service.bookList(matching: BookQuery(), after: nil, limit: 0).isEmpty)
        #expect(try await service.bookList(matching: BookQuery(), after: nil, limit: -1).isEmpty)
      },
      BookServiceRule("Search keeps the one rule for text") { make in
        let books = shelf
        let service = try await make(books)
        for text in searches {
          let expected = books.map(\.book).filter { SearchText.matches(text, in: $0.title, $0.author) }
            .sorted(by: BookQuery.Order.title.precedes)
          let found = try await service.bookList(matching: BookQuery(text: text), after: nil, limit: 100)
          #expect(found == expected, "searching for “\(text)”")
        }
      },
      BookServiceRule("Details have all that was stored, in any writing, and of an unknown book there are none") {
        make in
        let service = try await make(shelf)
        for detail in shelf { #expect(try await service.bookDetails(bookId: detail.bookId) == detail) }
        for unknown in [0, -1, 12_345, Int.max, Int.min] {
          await #expect(throws: ServiceError.notFound) { try await service.bookDetails(bookId: unknown) }
        }
      },
    ]
  }

  /// Books with everything in them that is hard: equal titles and prices, mixed writing, markup, SQL and joined letters.
  static var shelf: [BookDetail] {
    let books: [(String, String, Int)] = [
      ("달과 소년", "김하나", 12_000), ("달과 소년", "이두리", 9_000), ("푸른바다의 달", "박세미", 12_000),
      ("Moonlight", "Ann Lee", 12_000), ("the moon", "Zoe", 0), ("The Moon", "Adam", 31_000),
      ("소년의 바다", "Moon Jiwon", 15_500), ("Ünder the Sea", "José", 7_700), ("1984년 여름", "최넷", 8_000),
      ("Robert'); DROP TABLE books;--", "O'Brien \"Q\"", 1), ("<b>100% & more</b>", "_", 2), ("", "", 3),
      ("João Brandão", "Øyvind Straße", 4_000), ("책 \u{1F4DA} 벌레", "a\u{0301}", 1_000_000_000),
      ("Star* AND NEAR(x) OR \"", "col:umn", 4),
    ]
    return books.enumerated().map { index, book in
      BookDetail(
        book: Book(id: index * 3 + 1, title: book.0, author: book.1, price: book.2, imageName: "cover \(index)'\""),
        summary: "Line one.\nLine two: \(book.0)", publisher: "<i>\(book.1)</i>", year: 1900 + index, pageCount: index)
    }
  }

  private static var searches: [String] {
    [
      "달", "소년", "바다", "년", "소년 이두리", "moon", "MOON", "moo", "oon", "the moon", "sea ünder", "josé", "JOSÉ", "1984",
      "984", "'", "\"", "*", "-", "%", "_", "drop table", "x) or", "NEAR", "col:umn", "100%", "\u{1F4DA}", "책 벌레",
      "\u{1103}\u{1161}\u{11AF}", "á", "nothing at all", "  ", "\n", "joao", "Brandao", "BRANDÃO", "oyvind", "strasse",
      "\u{1F31A}", "!?", "ㅂㄷ", "ㅅㄴ", "소ㄴ", "푸른바ㄷ", "푸른바ㄷㅇ", "ㄱ", "ㅍ", "ㅋ", "ㅂㅓ",
    ]
  }

  private static func allPages(of size: Int, from service: any BookService, _ query: BookQuery) async throws -> [Book] {
    var books: [Book] = []
    while true {
      let page = try await service.bookList(matching: query, after: books.last, limit: size)
      #expect(page.count <= size)
      books += page
      if page.count < size || books.count > 1_000 { return books }
    }
  }
}
