import Foundation
import HomeCore
import Testing

@testable import HomeStore

@Suite("Files are imported as spreadsheets save them", .serialized)
final class SpreadsheetFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Imports a file into an empty store, and returns the resulting titles and authors.
  private func imported(_ data: Data, as name: String = "books.csv") async throws -> [String] {
    let url = folder.url.appending(path: name)
    try data.write(to: url)
    let store = Store(in: folder)
    let report = try await store.records.importRecords(RecordImport(from: url)) { _ in }
    #expect(report.badRows == [])
    return try await store.books.bookList().map { "\($0.title) | \($0.author) | \($0.price)" }
  }

  private static let text = "title,author,price\r\n뷁 한국,\"홍, 길동 😀\",12000\r\nPlain,Someone,5\r\n"

  @Test(
    "in UTF-8 and UTF-16, with a byte order mark and without one",
    arguments: [
      Data(text.utf8), Data("\u{FEFF}\(text)".utf8), Data([0xFF, 0xFE]) + text.utf16LittleEndian,
      Data([0xFE, 0xFF]) + text.utf16BigEndian, text.utf16LittleEndian, text.utf16BigEndian,
    ])
  func unicode(data: Data) async throws {
    #expect(try await imported(data) == ["Plain | Someone | 5", "뷁 한국 | 홍, 길동 😀 | 12000"])
  }

  @Test("in EUC-KR and CP949, which Korean spreadsheets save")
  func korean() async throws {
    let data = try #require("제목,저자,가격\r\n뷁 한국,\"홍, 길동\",12000\r\n가,나,5\r\n".koreanBytes)
    #expect(try await imported(data) == ["가 | 나 | 5", "뷁 한국 | 홍, 길동 | 12000"])
  }

  @Test("in Korean, however few lines of the file are", arguments: ["", "\n", "\nPlain,Someone,5\n"])
  func fewKoreanLines(end: String) async throws {
    let data = try #require("title,author,price\n뷁 한국,길동,12000\(end)".koreanBytes)
    #expect(try await imported(data).last == "뷁 한국 | 길동 | 12000")
  }

  @Test("in Korean that begins late, and in pieces that end within a character", arguments: [0, 1, 2, 3])
  func pieces(offset: Int) async throws {
    let plain = "title,author,price\n" + String(repeating: "x", count: offset + 1) + ",a,1\n"
    let rows = (1...2_500).map { "책\($0) 뷁똠,홍길동,\($0)\n" }.joined()
    let ascii = (1...4_000).map { "Book \($0),Someone,\($0)\n" }.joined()
    for text in [plain + rows, plain + ascii + rows] {
      for data in [try #require(text.koreanBytes), text.utf16LittleEndian, text.utf16BigEndian] {
        let url = folder.url.appending(path: "many.csv")
        try data.write(to: url)
        let store = Store(in: folder)
        let report = try await store.records.importRecords(RecordImport(from: url)) { _ in }
        #expect(report.badRows == [] && report.importedCount == text.split(separator: "\n").count - 1)
        let found = try await store.books.bookList(matching: BookQuery(text: "책2499"), after: nil, limit: 9)
        #expect(found.map(\.title) == ["책2499 뷁똠"] && found.map(\.author) == ["홍길동"])
      }
    }
  }

  @Test("with a row that is no text named, and the others as they are")
  func malformed() async throws {
    let url = folder.url.appending(path: "books.csv")
    let good = try #require("제목,저자,가격\n가,나,5\n".koreanBytes)
    try (good + Data([0xB0, 0xFF, 0x2C, 0x61, 0x2C, 0x31, 0x0A]) + (try #require("다,라,6\n".koreanBytes))).write(to: url)
    let store = Store(in: folder)
    let request = RecordImport(from: url, badRows: .keepGoodRows)
    let report = try await store.records.importRecords(request) { _ in }
    #expect(report.badRows == [BadRow(line: 3, reason: "This is not text in EUC-KR (CP949).")])
    #expect(try await store.books.bookList().map(\.title) == ["가", "다"])
  }

  @Test(
    "with semicolons and tabs",
    arguments: [
      "title;author;price\n\"a;b\";c,d;7\n", "title\tauthor\tprice\na;b\tc,d\t7\n",
      "title,author,price\na;b,\"c,d\",7\n",
      "\n\n\"title\";\"author\";\"price\"\n\"a;b\";\"c,d\";\"7\"\n",
    ])
  func separators(text: String) async throws {
    #expect(try await imported(Data(text.utf8)) == ["a;b | c,d | 7"])
  }

  @Test(
    "with the columns called as people call them",
    arguments: [
      "Title,AUTHOR,Price", " title , author,price ", "TITLE,Author Name,price,author", "제목,저자,가격", "도서명,지은이,정가",
      "책 제목,작가,판매가",
    ])
  func headers(header: String) async throws {
    let row = header.hasPrefix("TITLE") ? "하나,nobody,3,작가" : "하나,작가,3"
    #expect(try await imported(Data("\(header)\n\(row)\n".utf8)) == ["하나 | 작가 | 3"])
  }

  @Test("with all columns of all kinds in Korean")
  func koreanHeaders() async throws {
    let store = Store(in: folder)
    for (name, text) in [
      ("books", "번호,제목,저자,가격,출판사,출판 연도,쪽수,소개,표지\n7,하나,작가,3,샘,1999,120,줄거리,icon\n"),
      ("comics", "번호,제목,작가,좋아요,완결,시작일,그림\n7,둘,작가,3,true,2026-01-02,icon\n"),
      ("offers", "번호,상품명,가격,편의점,행사,그림\n7,우유,1500,gs25,1+1,icon\n"),
    ] {
      let url = folder.url.appending(path: "\(name).csv")
      try Data(text.utf8).write(to: url)
      let report = try await store.records.importRecords(RecordImport(from: url)) { _ in }
      #expect(report.kind.rawValue == name && report.importedCount == 1 && report.badRows == [])
    }
    let book = try await store.books.bookDetails(bookId: 7)
    #expect(
      (book.publisher, book.year, book.pageCount, book.summary, book.book.imageName) == ("샘", 1999, 120, "줄거리", "icon"))
  }

  @Test("from JSON with its members called as people call them, in UTF-16")
  func json() async throws {
    let text = "[{\"제목\":\"하나\",\"Author\":\"작가\",\"PRICE\":3},{\"title\":\"둘\",\"author\":\"작가\",\"price\":4}]"
    for data in [Data(text.utf8), Data([0xFF, 0xFE]) + text.utf16LittleEndian] {
      #expect(try await imported(data, as: "books.json") == ["둘 | 작가 | 4", "하나 | 작가 | 3"])
    }
  }
}

extension String {
  var utf16LittleEndian: Data { Data(utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) }
  var utf16BigEndian: Data { Data(utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) }
  var koreanBytes: Data? { data(using: Encoding(rawValue: 0x8000_0422)) }
}
