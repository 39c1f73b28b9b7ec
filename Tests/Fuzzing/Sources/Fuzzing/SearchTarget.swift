import Foundation
import HomeCore

@testable import HomeStore

/// Search texts for a store of books.
struct SearchTarget: FuzzTarget {
  private let connection: Connection

  init() throws {
    let file = Self.temporaryFile("books.csv")
    // Enough books for some searches to scan along an order.
    let books = (1...100).map { "푸른바다의 전설 \($0),Brandão,\($0)\nAnother Book,Someone,2\n" }
    try Data("title,author,price\n\(books.joined())".utf8).write(to: file)
    let url = Self.temporaryFile("store.sqlite")
    Self.wait {
      let store = Store(url: url, catalogue: nil)
      _ = try await store.records.importRecords(RecordImport(from: file)) { _ in }
      await store.close()
    }
    connection = try Connection.reading(url.path)
  }

  func run(_ bytes: [UInt8]) {
    // The first byte selects the order.
    let order = BookQuery.Order.allCases[Int(bytes.first ?? 0) % BookQuery.Order.allCases.count]
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let words = SearchText.words(of: text)
    precondition(SearchText.words(of: words.joined(separator: " ")) == words)
    precondition(words.isEmpty || SearchText.matches(words[0], in: text))
    do {
      let search = BookSearch(BookQuery(text: text, order: order))
      let count = try search.count(in: connection)
      let page = try search.page(after: nil, limit: 2, in: connection)
      precondition(page.count == min(count, 2))
    } catch {
      fatalError("\(error)")
    }
  }

  /// Waits for work that does not need the main thread, and traps if it fails.
  private static func wait(_ body: @escaping @Sendable () async throws -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      do {
        try await body()
      } catch {
        fatalError("\(error)")
      }
      isDone.signal()
    }
    isDone.wait()
  }
}
