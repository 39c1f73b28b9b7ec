import Foundation
import HomeCore
import Testing

@testable import HomeStore

@Suite("Texts that spreadsheets would run", .serialized)
final class SpreadsheetFormulaTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let titles = [
    "=1+1", "+82 2", "-x", "@SUM(A1)", "\tx", "\rx", "'=1", "''=1", "'quoted'", "'", "''", "Plain",
    "=cmd|' /C calc'!A0",
    "\"=1\"", "=\"a\",b",
  ]

  @Test("are written so that they do not, and come back as they were")
  func roundTrip() async throws {
    let books = Self.titles.enumerated().map { index, title in
      BookDetail(
        book: Book(id: index + 1, title: title, author: title, price: 1, imageName: title), summary: title,
        publisher: title, year: -5, pageCount: 0)
    }
    let url = folder.url.appending(path: "books.csv")
    let store = Store(in: folder, books: books)
    try await store.records.exportRecords(.books, to: url, format: nil) { _ in }
    let text = try String(contentsOf: url, encoding: .utf8)
    for begin in ["=", "+", "@", "\t", "\r", "-x"] {
      #expect(!text.contains(",\(begin)") && !text.contains(",\"\(begin)"), "\(begin.debugDescription)")
    }
    #expect(text.contains(",-5,"), "A number is no formula.")
    let copy = Store(in: folder)
    #expect(try await copy.records.importRecords(RecordImport(from: url)) { _ in }.importedCount == books.count)
    for book in books { #expect(try await copy.books.bookDetails(bookId: book.book.id) == book) }
  }

  @Test("stand in JSON as they are")
  func json() async throws {
    let book = Book(id: 1, title: "=1+1", author: "@x", price: 1, imageName: "i")
    let url = folder.url.appending(path: "books.jsonl")
    let store = Store(in: folder, books: [BookDetail(book: book, summary: "", publisher: "", year: 0, pageCount: 0)])
    try await store.records.exportRecords(.books, to: url, format: nil) { _ in }
    #expect(try String(contentsOf: url, encoding: .utf8).contains("\"title\":\"=1+1\",\"author\":\"@x\""))
  }
}
