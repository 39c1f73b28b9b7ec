import Foundation
import HomeCore
import Testing

@testable import HomeStorePostgres

@Suite("Many desktops at once")
struct ContentionTests {
  private static let storeCount = 32
  private static let bookCount = 20
  private static let comicCount = 100

  /// The results that were acknowledged to a desktop.
  private struct Acknowledged: Sendable {
    var person = ""
    var orders: [Order] = []
    var addedCount = 0
  }

  /// The duration for which all stores continue after their minimum of steps, for a long run.
  private var duration: Duration {
    .seconds(ProcessInfo.processInfo.environment["CONTENTION_SECONDS"].flatMap(Double.init) ?? 0)
  }
  /// The minimum number of steps of each desktop.
  private static let leastSteps = 30
  /// The minimum number of price changes of each import.
  private static let leastImports = 3

  @Test("lose nothing, make nothing twice, and buy at the prices that hold at the commit")
  func contention() async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("The seed of the contention is \(seed).")
    let shop = try TestShop()
    try shop.add(
      (1...Self.bookCount).map { id in
        BookDetail(
          book: Book(id: id, title: "Book \(id)", author: "A", price: 100, imageName: ""), summary: "", publisher: "",
          year: 0, pageCount: 0)
      })
    try shop.run(
      """
      GRANT INSERT, UPDATE ON shop.books TO \(PostgresCluster.people.joined(separator: ", "));
      INSERT INTO shop.comics (id, title, author, thumbnail, likes, is_finished, start_date)
      SELECT n, 'Comic', '', '', 10, false, 0 FROM generate_series(1, \(Self.comicCount)) n;
      -- Looks at each commit whether the prices of the order are those of the books.
      CREATE FUNCTION compare() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.price <> (SELECT price FROM shop.books WHERE id = NEW.book_id) THEN
          RAISE 'An old price was paid.';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER compare AFTER INSERT ON shop.order_items DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION compare();
      """)
    let folder = try TemporaryFolder()
    let end = ContinuousClock.now + duration
    let people = PostgresCluster.people
    let all = try await withThrowingTaskGroup { group in
      for number in 0..<Self.storeCount {
        let store = shop.store(as: people[number % people.count])
        group.addTask {
          var generator = SeededGenerator(seed: seed &+ UInt64(number))
          if number % 8 == 7 {
            try await changePrices(in: store, folder, number, until: end, &generator)
            return Acknowledged()
          }
          var acknowledged = try await visit(store, until: end, &generator)
          acknowledged.person = people[number % people.count]
          return acknowledged
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for person in people {
      let store = shop.store(as: person)
      let own = all.filter { $0.person == person }
      let orders = own.flatMap(\.orders).sorted { $0.id > $1.id }
      #expect(try await store.books.orderHistory(after: nil, limit: .max) == orders)
      let left = try await store.books.numberOfCartItems()
      #expect(own.reduce(0) { $0 + $1.addedCount } == orders.reduce(left) { $0 + $1.numberOfItems })
    }
    let wrong = """
      SELECT count(*) FROM shop.comics c
      WHERE liked <> (SELECT count(*) FROM shop.liked_comics WHERE comic_id = c.id) OR all_likes <> likes + liked
      """
    #expect(try shop.run(wrong) == "0")
    let count = all.reduce(0) { $0 + $1.orders.count }
    #expect(count > Self.storeCount)
    let prices = Set(all.flatMap(\.orders).flatMap(\.items).map(\.book.price))
    print("\(Self.storeCount) stores placed \(count) orders at \(prices.count) prices.")
  }

  private func visit(
    _ store: PostgresStore, until end: ContinuousClock.Instant, _ generator: inout SeededGenerator
  ) async throws -> Acknowledged {
    var acknowledged = Acknowledged()
    var step = 0
    while step < Self.leastSteps || ContinuousClock.now < end {
      step += 1
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        do {
          acknowledged.orders.append(try await store.books.checkout())
        } catch ServiceError.cartIsEmpty {
          // Another desktop of the same person was faster.
        }
      case 1:
        try await store.books.addToCart(bookId: .random(in: 1...Self.bookCount, using: &generator))
        acknowledged.addedCount += 1
      default:
        try await store.comics.setLiked(
          .random(using: &generator), comicId: .random(in: 1...Self.comicCount, using: &generator))
      }
    }
    return acknowledged
  }

  private func changePrices(
    in store: PostgresStore, _ folder: TemporaryFolder, _ number: Int, until end: ContinuousClock.Instant,
    _ generator: inout SeededGenerator
  ) async throws {
    var step = 0
    while step < Self.leastImports || ContinuousClock.now < end {
      step += 1
      let ids = (1...Self.bookCount).shuffled(using: &generator).prefix(10)
      let rows = ids.map { "\($0),Book \($0),A,\(Int.random(in: 1...1_000, using: &generator))\n" }.joined()
      let file = try folder.file("books\(number).csv", "id,title,author,price\n\(rows)")
      _ = try await store.records.importRecords(RecordImport(from: file)) { _ in }
    }
  }
}
