import HomeCore
import Testing

@testable import HomeStorePostgres

@Suite("A shop behind a connection pooler")
struct PoolerTests {
  private let shop: TestShop
  private let pooler: Pooler

  init() throws {
    shop = try TestShop()
    try shop.add(MockBookService.someBooks)
    try shop.run(
      "INSERT INTO shop.comics (id, title, author, thumbnail, likes, is_finished, start_date) VALUES (1, 'C', '', '', 0, false, 0)"
    )
    pooler = try Pooler(server: shop.cluster, users: ["postgres"] + PostgresCluster.people)
  }

  private func store(as user: String = "postgres") -> PostgresStore {
    PostgresStore(address: pooler.address(of: shop.database, user: user), catalogue: nil)
  }

  @Test("serves more desktops than the server has connections, and mixes nothing up")
  func manyDesktops() async throws {
    let people = PostgresCluster.people.prefix(4)
    let counts = try await withThrowingTaskGroup(of: (Int, Int).self) { group in
      for number in 0..<12 {
        let store = store(as: people[number % people.count])
        group.addTask {
          for _ in 0..<10 {
            try await store.books.addToCart(bookId: 1 + number % 3)
            _ = try await store.comics.setLiked(true, comicId: 1)
            #expect(try await store.books.bookList(matching: BookQuery(text: "the"), after: nil, limit: 100).count >= 0)
          }
          return (number % people.count, 10)
        }
      }
      return try await group.reduce(into: [Int: Int]()) { $0[$1.0, default: 0] += $1.1 }
    }
    for (index, person) in people.enumerated() {
      let store = store(as: person)
      #expect(try await store.books.numberOfCartItems() == counts[index])
      #expect(try await store.books.checkout().items.map(\.quantity).reduce(0, +) == counts[index])
    }
    #expect(try await store().comics.comicList(.popular, after: nil, limit: 1).first?.likes == 4)
  }

  @Test("tells desktops with connections of their own whose change it is")
  func origin() async throws {
    let direct = shop.store()
    let pooled = store()
    _ = try await direct.books.bookList()
    var changes = direct.comics.changes().makeAsyncIterator()
    let own = Task {
      for await change in direct.cartChangesElsewhere() { return change }
    }
    for isLiked in [true, false, true] {
      let comic = try await pooled.comics.setLiked(isLiked, comicId: 1)
      #expect(await changes.next() == .likes(comic))
    }
    try await pooled.books.addToCart(bookId: 1)
    await own.value
    // The settings of one desktop do not remain on the server's connections.
    let origins = try shop.run(
      "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%LISTEN%'")
    #expect(origins == "1")
  }

  @Test("imports and exports")
  func exchange() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("books.csv", "id,title,author,price\n100,\u{BC14}\u{B2E4},A,5\n,New,B,6\n")
    let store = store()
    let report = try await store.records.importRecords(RecordImport(from: file)) { _ in }
    #expect(report.importedCount == 2)
    #expect(
      try await store.books.bookList(matching: BookQuery(text: "\u{BC14}\u{B2E4}"), after: nil, limit: 100).contains {
        $0.id == 100
      })
    let count = try await store.records.exportRecords(
      .books, to: folder.url.appending(path: "out.csv"), format: nil
    ) { _ in }
    #expect(count == MockBookService.someBooks.count + 2)
  }

  @Test("goes on after the pooler has ended its connections")
  func restart() async throws {
    let store = store()
    try await store.books.addToCart(bookId: 1)
    try shop.cluster.run(
      "postgres",
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '\(shop.database)'")
    try await store.books.addToCart(bookId: 1)
    #expect(try await store.books.numberOfCartItems() == 2)
  }

  @Test("serves, in session mode, one desktop after the other")
  func sessionMode() async throws {
    let pooler = try Pooler(server: shop.cluster, users: ["person1"], mode: .session)
    func store() -> PostgresStore {
      PostgresStore(address: pooler.address(of: shop.database, user: "person1"), catalogue: nil)
    }
    for number in 1...3 {
      // It has all connections of the pool, and releases them when it closes.
      let store = store()
      try await store.books.addToCart(bookId: number)
      #expect(try await store.comics.setLiked(number != 2, comicId: 1).isLiked == (number != 2))
      #expect(try await store.books.checkout().items.map(\.id) == [number])
      #expect(try await store.books.orderHistory(after: nil, limit: 9).count == number)
      await store.close()
    }
  }
}
