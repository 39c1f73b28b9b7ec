import Foundation
import HomeCore
import HomeStore
import Synchronization
import Testing

@testable import HomeStorePostgres
@testable import RecordFiles

@Suite("Import and export of a shared store", .serialized)
struct ExchangeTests {
  private let folder: TemporaryFolder
  private let catalogue = URL(filePath: #filePath).appending(path: "../../../../data/catalogue").standardized

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("give back what a file gives back, in every format and for every kind", arguments: RecordFormat.allCases)
  func sameFiles(format: RecordFormat) async throws {
    let file = Store(url: folder.url.appending(path: "store.sqlite"), catalogue: Catalogue(folder: catalogue))
    let shared = try TestShop().store()
    for kind in RecordKind.allCases {
      let first = folder.url.appending(path: "\(kind).\(format.rawValue)")
      let count = try await file.records.exportRecords(kind, to: first, format: nil) { _ in }
      let report = try await shared.records.importRecords(RecordImport(from: first)) { _ in }
      #expect(report == RecordImportReport(kind: kind, importedCount: count))
      let second = folder.url.appending(path: "\(kind).again.\(format.rawValue)")
      #expect(try await shared.records.exportRecords(kind, to: second, format: nil) { _ in } == count)
      #expect(try Data(contentsOf: first) == Data(contentsOf: second))
    }
  }

  @Test("number new rows as a file does, also where they meet rows with numbers")
  func newIdentifiers() async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("The seed of the identifiers is \(seed).")
    var generator = SeededGenerator(seed: seed)
    let file = Store(url: folder.url.appending(path: "store.sqlite"), catalogue: nil)
    let shared = try TestShop().store()
    for round in 0..<4 {
      var csv = "id,name,price,store,promotion\n"
      var ids = Array(1...60).shuffled(using: &generator)
      for row in 0..<40 {
        let id = Bool.random(using: &generator) ? String(ids.removeLast()) : ""
        csv += "\(id),tea \(round)-\(row),\(row),cu,1+1\n"
      }
      let request = RecordImport(from: try folder.file("offers.csv", csv))
      let reports = try await (
        file.records.importRecords(request) { _ in }, shared.records.importRecords(request) { _ in }
      )
      #expect(reports.0 == reports.1)
      let all = ProductConfiguration()
      #expect(
        try await shared.offers.fetchProductList(all, after: nil, limit: 1_000)
          == file.offers.fetchProductList(all, after: nil, limit: 1_000), "seed \(seed)")
    }
  }

  @Test("bear the highest identifier")
  func highestIdentifier() async throws {
    let store = try TestShop().store()
    let url = try folder.file("books.csv", "id,title,author,price\n\(Int.max),바다,A,1\n,바다,B,2\n1,바다,C,3\n")
    #expect(try await store.records.importRecords(RecordImport(from: url)) { _ in }.importedCount == 3)
    #expect(try await store.books.numberOfBooks(matching: BookQuery(text: "바다")) == 3)
    try await store.books.addToCart(bookId: .max)
    #expect(try await store.books.checkout().items.map(\.id) == [Int.max])
  }

  @Test("keep the good rows, or nothing")
  func badRows() async throws {
    let url = try folder.file("mixed.csv", "title,author,price\n하나,작가,100\n,작가,100\n셋,작가,300\n")
    let store = try TestShop().store()
    let nothing = try await store.records.importRecords(RecordImport(from: url)) { _ in }
    #expect(nothing.importedCount == 0 && nothing.badRows.map(\.line) == [3])
    #expect(try await store.books.bookList().isEmpty)
    let some = try await store.records.importRecords(RecordImport(from: url, badRows: .keepGoodRows)) { _ in }
    #expect(some.importedCount == 2 && some.badRowCount == 1)
    #expect(try await store.books.bookList().map(\.title) == ["셋", "하나"])
  }

  @Test("renew what has the same id, and leave the likes, carts and orders")
  func renewing() async throws {
    let shop = try TestShop()
    try shop.add(MockBookService.someBooks)
    try shop.add(MockComicService.someComics)
    let store = shop.store()
    try await store.books.addToCart(bookId: 2)
    try await store.comics.setLiked(true, comicId: 1)
    try await shop.store(as: "person1").comics.setLiked(true, comicId: 1)
    let books = try folder.file("books.jsonl", "{\"id\":2,\"title\":\"새 구운몽\",\"author\":\"김만중\",\"price\":1}\n")
    let comics = try folder.file(
      "comics.csv", "id,title,author,likes,isFinished,startDate\n1,고양이,한나래,5000,true,1969-01-02\n")
    _ = try await store.records.importRecords(RecordImport(from: books)) { _ in }
    _ = try await store.records.importRecords(RecordImport(from: comics)) { _ in }
    #expect(try await store.books.cartItems().items.map(\.book.title) == ["새 구운몽"])
    #expect(try await store.books.bookList(matching: BookQuery(text: "새"), after: nil, limit: 5).map(\.id) == [2])
    let comic = try #require(try await store.comics.comicList(.finished, after: nil, limit: 1).first)
    #expect(comic.isLiked && comic.likes == 5_002 && comic.title == "고양이")
    let export = folder.url.appending(path: "out.csv")
    try await store.records.exportRecords(.comics, to: export, format: nil) { _ in }
    #expect(try String(contentsOf: export, encoding: .utf8).contains("1,고양이,한나래,5000,true,1969-01-02,고양이"))
  }

  @Test("tell how far they are, and change nothing once they are cancelled")
  func cancelling() async throws {
    let url = try folder.file(
      "many.csv", "title,author,price\n" + (1...20_000).map { "Book \($0),Someone,\($0)\n" }.joined())
    let shop = try TestShop()
    let store = shop.store()
    let (begun, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      try await store.records.importRecords(RecordImport(from: url)) { _ in
        continuation.yield()
        while !Task.isCancelled { usleep(1_000) }
      }
    }
    for await _ in begun { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await store.books.numberOfBooks(matching: BookQuery()) == 0)

    let told = Mutex<[RecordProgress]>([])
    _ = try await store.records.importRecords(RecordImport(from: url)) { step in told.withLock { $0.append(step) } }
    #expect(told.withLock { $0.count } >= 4)
    #expect(told.withLock { $0.last } == RecordProgress(rowCount: 20_000, fractionCompleted: 1))
    #expect(try await store.books.numberOfBooks(matching: BookQuery()) == 20_000)
  }

  @Test("Two imports at once give no identifier twice")
  func atOnce() async throws {
    let shop = try TestShop()
    let csv = "name,price,store,promotion\n" + String(repeating: "tea,1,cu,1+1\n", count: 500)
    let url = try folder.file("offers.csv", csv)
    try await withThrowingTaskGroup { group in
      for _ in 0..<4 {
        let store = shop.store()
        group.addTask { _ = try await store.records.importRecords(RecordImport(from: url)) { _ in } }
      }
      try await group.waitForAll()
    }
    #expect(try await shop.store().offers.fetchProductCount(ProductConfiguration()) == 2_000)
  }

  @Test("make no shop to export from")
  func noShop() async throws {
    let shop = try TestShop(hasShop: false)
    let store = PostgresStore(address: shop.cluster.address(of: shop.database), catalogue: nil, makesShop: false)
    let out = folder.url.appending(path: "out.csv")
    do {
      _ = try await store.records.exportRecords(.books, to: out, format: nil) { _ in }
      Issue.record("There is nothing to export.")
    } catch {
      #expect("\(error)".hasPrefix("There is no shop at"), "\(error)")
    }
    #expect(try shop.run("SELECT count(*) FROM pg_namespace WHERE nspname = 'shop'") == "0")
    #expect(!FileManager.default.fileExists(atPath: out.path))
  }

  @Test("say that nothing was imported when the server goes away, or that nobody knows")
  func lostServer() async throws {
    let url = try folder.file(
      "many.csv", "title,author,price\n" + (1...20_000).map { "Book \($0),Someone,\($0)\n" }.joined())
    let shop = try TestShop()
    let proxy = try LoopbackProxy(server: shop.cluster.folder)
    let patience = SharedShop.Patience(absence: .milliseconds(200))
    let store = PostgresStore(address: proxy.address(of: shop.database), catalogue: nil, patience: patience)
    _ = try await store.books.bookList()
    do {
      _ = try await store.records.importRecords(RecordImport(from: url)) { _ in proxy.cut() }
      Issue.record("The connection was cut.")
    } catch {
      #expect("\(error)".hasSuffix("Nothing was imported."), "\(error)")
    }
    #expect(try shop.run("SELECT count(*) FROM shop.books") == "0")
  }
}
