import Foundation
import HomeCore
import Synchronization
import Testing

@testable import HomeStore
@testable import RecordFiles

@Suite("An import keeps nobody waiting", .timeLimit(.minutes(10)))
final class ImportWaitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func makeFile(of count: Int) throws -> URL {
    let url = folder.url.appending(path: "many.csv")
    let text = (1...count).map { "\($0 + 1_000),새 책 \($0),작가,\($0)\n" }.joined()
    try Data("id,title,author,price\n\(text)".utf8).write(to: url)
    return url
  }

  /// All that a user can change.
  private func changeEverything(in store: Store) async throws {
    try await store.books.addToCart(bookId: 1)
    try await store.books.setQuantity(3, bookId: 1)
    #expect(try await store.books.checkout().numberOfItems == 3)
    try await store.books.addToCart(bookId: 2)
    try await store.books.removeFromCart(bookId: 2)
    try await store.comics.setLiked(true, comicId: 1)
    try await store.comics.setLiked(false, comicId: 1)
  }

  private func checkNothingIsSeen(in store: Store) async throws {
    #expect(try await store.books.numberOfBooks(matching: BookQuery()) == 6)
    #expect(try await store.books.numberOfBooks(matching: BookQuery(text: "새")) == 0)
  }

  @Test("in the same program", arguments: RecordImport.BadRowPolicy.allCases)
  func sameProgram(policy: RecordImport.BadRowPolicy) async throws {
    let store = Store(in: folder, books: MockBookService.someBooks, comics: MockComicService.someComics)
    let url = try makeFile(of: 2_000)
    let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
    let end = DispatchSemaphore(value: 0)
    let isFirst = Mutex(true)
    let exchange = StoreRecordExchange(store: store.file, rowsAtOnce: 1_000)
    async let importing = exchange.importRecords(RecordImport(from: url, badRows: policy)) { _ in
      guard
        isFirst.withLock({ isFirst in
          defer { isFirst = false }
          return isFirst
        })
      else { return }
      // Half of it is in the transaction by now, which stays open during this wait.
      beginning.yield()
      end.wait()
    }
    for await _ in begun { break }
    try await changeEverything(in: store)
    try await checkNothingIsSeen(in: store)
    end.signal()
    #expect(try await importing.importedCount == 2_000)
    #expect(try await store.books.numberOfBooks(matching: BookQuery(text: "새")) == 2_000)
  }

  @Test("in another program", arguments: ["keep", "abort"])
  func anotherProgram(policy: String) async throws {
    let store = Store(in: folder, books: MockBookService.someBooks, comics: MockComicService.someComics)
    try await checkNothingIsSeen(in: store)
    let program = try TestProgram([store.url.path, "import", try makeFile(of: 20_000).path, policy])
    #expect(await program.output(until: "read").contains("read"))
    // It has reported its first rows and has many more to import: it keeps the file locked until it continues.
    program.signal(SIGSTOP)
    let other = try Connection(path: store.url.path, mode: .readWrite)
    try other.executeScript("PRAGMA busy_timeout = 0")
    #expect { try other.execute("BEGIN IMMEDIATE") } throws: { ($0 as? DatabaseError)?.kind == .busy }

    try await changeEverything(in: store)
    try await checkNothingIsSeen(in: store)
    let newcomer = Store(url: store.url, catalogue: nil)
    try await changeEverything(in: newcomer)
    await newcomer.close()
    var changes = store.books.changes().makeAsyncIterator()
    program.signal(SIGCONT)
    #expect(await program.linesToEnd().last == "imported 20000")
    // Without polling: the kernel reports that the other program has changed the file.
    while let change = await changes.next(), change != .books {}
    #expect(try await store.books.numberOfBooks(matching: BookQuery(text: "새")) == 20_000)
  }

  @Test("and what another program buys is heard of")
  func heard() async throws {
    let store = Store(in: folder, books: MockBookService.someBooks, comics: MockComicService.someComics)
    #expect(try await store.books.numberOfCartItems() == 0)
    var changes = store.books.changes().makeAsyncIterator()
    #expect(try await TestProgram([store.url.path, "visit"]).linesToEnd() == ["fine", "fine"])
    #expect(await changes.next() == .cart)
    #expect(await changes.next() == .orders)
  }
}
