import Foundation
import HomeCore
import HomeStore
import Testing

@testable import HomeStorePostgres

@Suite("A shared store and a file give the same answers", .serialized)
struct SameAnswersTests {
  private static let words = [
    "달", "소년", "바다", "푸른바다의", "전설", "moon", "Moonlight", "THE", "the", "a", "Brandão", "brandao", "Straße", "1984년",
    "책",
    "\u{1F4DA}", "O'Brien", "x\\y", "100%", "_", "고양이", "우체국", "ætt", "É", "e\u{301}", "Ωmega", "ß", "---", "\"q\"",
    "가나다라마", "ㅂㄷ", "ㅍㄹㅂ", "바ㄷ", "고양ㅇ",
  ]

  @Test("to random searches, in every order, page by page")
  func searches() async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("The seed of the searches is \(seed).")
    var generator = SeededGenerator(seed: seed)
    func text(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &generator)).map { _ in
        let word = Self.words.randomElement(using: &generator) ?? ""
        let length = Int.random(in: 1...max(word.count, 1), using: &generator)
        return Bool.random(using: &generator) ? word : String(word.prefix(length))
      }.joined(separator: " ")
    }
    func field(_ text: String) -> String { "\"\(text.replacing("\"", with: "\"\""))\"" }
    var csv = "id,title,author,price\n"
    for number in 1...400 {
      let id = Int.random(in: 0..<4, using: &generator) == 0 ? "\(number * 3)" : ""
      csv += "\(id),\(field(text(1...4))),\(field(text(1...2))),\(Int.random(in: 0...20, using: &generator))\n"
    }
    let folder = try TemporaryFolder()
    let url = try folder.file("books.csv", csv)
    let file = Store(url: folder.url.appending(path: "store.sqlite"), catalogue: nil)
    let shared = try TestShop().store()
    let request = RecordImport(from: url, kind: .books, badRows: .keepGoodRows)
    let reports = try await (
      file.records.importRecords(request) { _ in }, shared.records.importRecords(request) { _ in }
    )
    #expect(reports.0 == reports.1 && reports.0.importedCount > 300)

    for _ in 0..<150 {
      let order = try #require(BookQuery.Order.allCases.randomElement(using: &generator))
      let query = BookQuery(text: text(0...3), order: order)
      let count = try await file.books.numberOfBooks(matching: query)
      #expect(try await shared.books.numberOfBooks(matching: query) == count, "seed \(seed), \(query)")
      let size = Int.random(in: 1...100, using: &generator)
      var last: Book?
      repeat {
        let page = try await file.books.bookList(matching: query, after: last, limit: size)
        #expect(
          try await shared.books.bookList(matching: query, after: last, limit: size) == page, "seed \(seed), \(query)")
        last = page.count == size ? page.last : nil
      } while last != nil
    }
  }

  @Test("to searches with very many words, and with very long ones")
  func longSearches() async throws {
    let folder = try TemporaryFolder()
    let url = try folder.file("books.csv", "title,author,price\n" + String(repeating: "moon,A,1\n", count: 100))
    let store = try TestShop().store()
    _ = try await store.records.importRecords(RecordImport(from: url)) { _ in }
    for count in [1, 1_000, 50_000] {
      let same = BookQuery(text: String(repeating: "moon ", count: count))
      #expect(try await store.books.numberOfBooks(matching: same) == 100)
      let others = BookQuery(text: (0..<count).map { "moon\($0)" }.joined(separator: " "))
      #expect(try await store.books.numberOfBooks(matching: others) == 0)
      let long = BookQuery(text: String(repeating: "moon", count: count))
      #expect(try await store.books.numberOfBooks(matching: long) == (count == 1 ? 100 : 0))
    }
    for text in ["\0", "a\0b", "'", "\\", "'':*", "&|!()<->"] {
      #expect(try await store.books.numberOfBooks(matching: BookQuery(text: text)) == 0)
    }
  }
}
