import Foundation
import HomeCore
import Testing

@testable import HomeStore

@Suite("A store that cannot be used says why, and stays as it is", .serialized)
final class BrokenFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func reason(_ body: () async throws -> Void) async -> String {
    do {
      try await body()
      return "fine"
    } catch let ServiceError.unavailable(reason) {
      return reason
    } catch {
      return "Not a service's error: \(error)"
    }
  }

  /// Returns the messages of reading and then buying.
  private func reasons(_ store: Store) async -> [String] {
    let reading = await reason { _ = try await store.books.bookList() }
    let buying = await reason { try await store.books.addToCart(bookId: 1) }
    return [reading, buying]
  }

  private func makeStore() async throws -> URL {
    let store = Store(in: folder, books: MockBookService.someBooks)
    _ = try await store.books.bookList()
    await store.close()
    return store.url
  }

  @Test(
    "if it is no store at all",
    arguments: [
      "x", "Dear diary", String(repeating: "garbage ", count: 4_000),
      "SQLite format 3\u{0}" + String(repeating: "!", count: 9_000),
    ])
  func garbage(text: String) async throws {
    let url = folder.url.appending(path: "diary")
    try Data(text.utf8).write(to: url)
    for reason in await reasons(Store(url: url, catalogue: nil)) {
      #expect(reason.contains(url.path) && reason.contains("was not changed"), "\(reason)")
    }
    #expect(try Data(contentsOf: url) == Data(text.utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["diary"])
  }

  @Test("if it is another program's database")
  func foreign() async throws {
    let url = folder.url.appending(path: "places.sqlite")
    var connection: Connection? = try Connection(path: url.path, mode: .create)
    try connection?.executeScript("CREATE TABLE places (name TEXT); INSERT INTO places VALUES ('home')")
    connection = nil
    let before = try Data(contentsOf: url)
    for reason in await reasons(Store(url: url, catalogue: nil)) {
      #expect(reason.contains("is not a store of this program"))
    }
    #expect(try Data(contentsOf: url) == before)
  }

  @Test("if it has been cut off, at any length", arguments: [0.02, 0.3, 0.5, 0.9])
  func truncated(part: Double) async throws {
    let url = try await makeStore()
    let whole = try Data(contentsOf: url)
    let rest = whole.prefix(Int(Double(whole.count) * part))
    try rest.write(to: url)
    for reason in await reasons(Store(url: url, catalogue: nil)) {
      #expect(reason.contains("is damaged") || reason.contains("is not a store"), "\(reason)")
    }
    #expect(try Data(contentsOf: url) == rest)
  }

  @Test("if parts of it have been written over, wherever: without a crash")
  func scrambled() async throws {
    var generator = SeededGenerator(seed: .random(in: 1...UInt64.max))
    let whole = try await Data(contentsOf: makeStore())
    for _ in 0..<60 {
      let url = URL(filePath: folder.newPath())
      var data = whole
      for _ in 0..<40 {
        data[Int.random(in: 100..<data.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      try data.write(to: url)
      let store = Store(url: url, catalogue: nil)
      for reason in await reasons(store) {
        // If numbers were damaged, SQLite reports no error, but a book may be in another place.
        let isPlain = reason == "fine" || reason.contains(url.path) || reason.contains("not in the store any more")
        #expect(isPlain, "\(reason), \(generator)")
      }
      _ = await reason { _ = try await store.books.numberOfBooks(matching: BookQuery(text: "바다")) }
      await store.close()
    }
  }

  @Test("while it is open, until it is in order again")
  func brokenWhileOpen() async throws {
    let url = try await makeStore()
    let store = Store(url: url, catalogue: nil)
    #expect(await reasons(store) == ["fine", "fine"])
    await store.close()
    #expect(await reasons(store) == ["fine", "fine"])

    // Removed: no file is created in its place.
    let aside = URL(filePath: folder.newPath())
    try FileManager.default.moveItem(at: url, to: aside)
    for reason in await reasons(store) { #expect(reason.contains("cannot be opened: No such file")) }
    #expect(!FileManager.default.fileExists(atPath: url.path))

    // Another file in its place, which is then overwritten.
    try Data("garbage".utf8).write(to: url)
    for reason in await reasons(store) { #expect(reason.contains("is not a store of this program")) }
    try FileManager.default.removeItem(at: url)
    try FileManager.default.moveItem(at: aside, to: url)
    #expect(await reasons(store) == ["fine", "fine"])
    #expect(try await store.books.numberOfCartItems() == 3)

    await store.close()
    #expect(await reasons(store) == ["fine", "fine"])
    let handle = try FileHandle(forUpdating: url)
    let start = try handle.read(upToCount: 100)
    try handle.seek(toOffset: 0)
    try handle.write(contentsOf: Data(repeating: 7, count: 100))
    for reason in await reasons(store) { #expect(reason.contains("is not a store of this program")) }
    try handle.seek(toOffset: 0)
    try handle.write(contentsOf: start ?? Data())
    #expect(await reasons(store) == ["fine", "fine"])
  }

  @Test("while it is open, if it is emptied: no new one is made of it")
  func emptied() async throws {
    let url = try await makeStore()
    let whole = try Data(contentsOf: url)
    let store = Store(url: url, catalogue: nil)
    #expect(await reasons(store) == ["fine", "fine"])
    await store.close()
    #expect(await reasons(store) == ["fine", "fine"])
    try Data().write(to: url)
    for _ in 0..<2 {
      for reason in await reasons(store) { #expect(reason.contains("is not a store of this program"), "\(reason)") }
    }
    #expect(try Data(contentsOf: url).isEmpty)
    try whole.write(to: url)
    #expect(await reasons(store) == ["fine", "fine"])
  }

  @Test("if its place is none for a file")
  func places() async throws {
    let file = folder.url.appending(path: "file")
    try Data().write(to: file)
    for (url, reason) in [(folder.url, "Is a directory"), (file.appending(path: "store"), "Not a directory")] {
      let store = Store(url: url, catalogue: nil)
      for said in await reasons(store) { #expect(said.contains("cannot be opened: \(reason)"), "\(said)") }
    }
  }

  @Test("if it was made by a later version")
  func later() async throws {
    let url = try await makeStore()
    let connection = try Connection(path: url.path, mode: .readWrite)
    try connection.executeScript("PRAGMA user_version = 99")
    for reason in await reasons(Store(url: url, catalogue: nil)) { #expect(reason.contains("a later version")) }
  }
}
