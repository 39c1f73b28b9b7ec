import Foundation
import HomeCore
import Testing

@testable import HomeStore
@testable import RecordFiles

@Suite("A store that is hindered says what to do, and loses nothing", .serialized)
final class HinderedTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("by another program that keeps it locked")
  func locked() async throws {
    let store = Store(in: folder, books: MockBookService.someBooks)
    try await store.books.addToCart(bookId: 1)
    let other = try Connection(path: StoreFile.userPath(of: store.url.path), mode: .readWrite)
    try other.execute("BEGIN IMMEDIATE")
    await #expect { try await store.books.addToCart(bookId: 1) } throws: {
      "\($0)".contains("in use by another program")
    }
    #expect(try await store.books.numberOfCartItems() == 1)
    try other.execute("ROLLBACK")
    try await store.books.addToCart(bookId: 1)
    #expect(try await store.books.numberOfCartItems() == 2)
  }

  @Test("by nobody who makes it at the same time")
  func madeByManyAtOnce() async throws {
    for number in 1...40 {
      let path = folder.url.appending(path: "new-\(number).sqlite").path
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 1...4 {
          group.addTask {
            let migrations = CatalogueSchema.migrations(userPath: StoreFile.userPath(of: path)) { _ in }
            _ = try Connection.writing(path, mode: .create, migrations: migrations)
          }
        }
        try await group.waitForAll()
      }
    }
  }

  @Test("by a disk that is full")
  func full() async throws {
    let store = Store(in: folder, books: MockBookService.someBooks)
    try await store.books.addToCart(bookId: 1)
    try await store.file.catalogue.write { connection in
      let count = try connection.integer("PRAGMA page_count") ?? 0
      try connection.executeScript("PRAGMA max_page_count = \(count + 4)")
    }
    let file = folder.url.appending(path: "many.csv")
    let text = (1...5_000).map { "Book \($0),Somebody with a long name,\($0)\n" }.joined()
    try Data("title,author,price\n\(text)".utf8).write(to: file)
    for policy in RecordImport.BadRowPolicy.allCases {
      await #expect {
        try await store.records.importRecords(RecordImport(from: file, badRows: policy)) { _ in }
      } throws: {
        "\($0)".contains("no room left")
      }
      #expect(try await store.books.numberOfBooks(matching: BookQuery()) == 6)
    }
    #expect(try await store.books.checkout().total == 12_000)
  }

  @Test("by a limit on how large files may grow")
  func fileSize() async throws {
    let store = Store(in: folder, books: MockBookService.someBooks)
    let order = try await { () in
      try await store.books.addToCart(bookId: 1)
      return try await store.books.checkout()
    }()
    await store.close()
    let size = try FileManager.default.attributesOfItem(atPath: store.url.path)[.size] as? Int ?? 0
    let file = folder.url.appending(path: "many.csv")
    let text = (1...3_000).map { "Book \($0),Somebody with a long name,\($0)\n" }.joined()
    try Data("title,author,price\n\(text)".utf8).write(to: file)
    let program = try TestProgram([store.url.path, "--file-size", "\(size + 60_000)", "import", file.path, "abort"])
    let lines = await program.linesToEnd()
    #expect(lines.last?.contains(store.url.path) == true, "\(lines)")
    #expect(lines.last?.contains("no room left") == true && lines.last?.contains("too large") == true, "\(lines)")
    #expect(try await store.books.orderHistory(after: nil, limit: 9) == [order])
    #expect(try await store.books.numberOfBooks(matching: BookQuery()) == 6)
  }

  @Test("by a medium that is read only", .enabled(if: geteuid() == 0, "Only root can become somebody else."))
  func readOnly() async throws {
    // Closed; left by a killed program, with its purchases only in the log; and the same without the shared memory.
    for (isKilled, hasMemory) in [(false, false), (true, true), (true, false)] {
      let store = Store(in: folder, books: MockBookService.someBooks, comics: MockComicService.someComics)
      let place = folder.url.appending(path: "medium \(isKilled) \(hasMemory) 100%#?")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      try await store.books.addToCart(bookId: 1)
      if !isKilled { await store.close() }
      for ending in ["", "-wal", "-shm", "-user", "-user-wal", "-user-shm"] {
        guard hasMemory || !ending.hasSuffix("-shm"), FileManager.default.fileExists(atPath: store.url.path + ending)
        else { continue }
        let copy = place.appending(path: "store\(ending)").path
        try FileManager.default.copyItem(atPath: store.url.path + ending, toPath: copy)
        chmod(copy, 0o444)
      }
      chmod(folder.url.path, 0o755)
      chmod(place.path, 0o555)
      let lines = try await TestProgram([place.appending(path: "store").path, "--user", "65534", "visit"]).linesToEnd()
      #expect(lines.count == 2 && lines[0] == "fine", "\(lines)")
      #expect(lines[1].contains("can be read but not written"), "\(lines)")
      let cart = try await TestProgram([place.appending(path: "store").path, "--user", "65534", "cart"]).linesToEnd()
      #expect(cart == ["1"], "killed \(isKilled), with memory \(hasMemory)")
      let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
      #expect(names.count == (isKilled ? (hasMemory ? 6 : 4) : 2), "\(names)")
    }
  }

  @Test("by permissions", .enabled(if: geteuid() == 0, "Only root can become somebody else."))
  func permissions() async throws {
    let store = Store(in: folder, books: MockBookService.someBooks)
    _ = try await store.books.bookList()
    await store.close()
    func visit() async throws -> [String] {
      try await TestProgram([store.url.path, "--user", "65534", "visit"]).linesToEnd()
    }

    // No file can be created beside the store: it can still be read, and writes fail with a message.
    chmod(folder.url.path, 0o755)
    for mode: mode_t in [0o444, 0o666] {
      chmod(store.url.path, mode)
      let lines = try await visit()
      #expect(lines.count == 2 && lines[0] == "fine", "\(lines)")
      #expect(lines[1].contains(store.url.path) && lines[1].contains("can be read but not written"), "\(lines)")
    }
    chmod(store.url.path, 0o000)
    for line in try await visit() { #expect(line.contains("cannot be opened: Permission denied"), "\(line)") }
    chmod(folder.url.path, 0o777)
    chmod(store.url.path, 0o444)
    // The user's own file is separate.
    let lines = try await visit()
    #expect(lines == ["fine", "fine"])
    chmod(store.url.path, 0o666)
    // SQLite's auxiliary files have the same permissions.
    for ending in ["-wal", "-shm"] { unlink(store.url.path + ending) }
    let last = try await visit()
    #expect(last == ["fine", "fine"])
  }
}
