import Foundation
import HomeCore
import HomeStore
import RecordFiles
import Testing

@testable import HomeStorePostgres

@Suite("A migration that was interrupted", .serialized)
struct InterruptedMigrationTests {
  private let shops: MigratedShops
  /// The number of records of the shop.
  private let total = 20 + 12 + 7 + 9 + 27 + 5

  init() throws {
    shops = try MigratedShops()
  }

  @Test(
    "at any batch goes on there, on a server and in a file, and carries nothing twice",
    arguments: Interruption.Moment.allCases)
  func anyBatch(moment: Interruption.Moment) async throws {
    try await shops.makeShop("a.sqlite", bookCount: 20)
    let expected = try await shops.checksums(shops.source("a.sqlite"))
    for batchCount in 0..<18 {
      // Creating a database takes longer than creating a file.
      for isServer in [true, false] where !isServer || batchCount.isMultiple(of: 4) {
        let shop = try TestShop()
        let file = "b\(isServer)\(batchCount)\(moment).sqlite"
        func target() async throws -> any MigrationStore {
          if isServer { try await shops.target(shop) } else { try await shops.target(file) }
        }
        let first = Interruption(try await target(), at: batchCount, moment)
        await #expect(throws: Interruption.Failure.self) {
          try await ShopMigration(from: shops.source("a.sqlite"), to: first, rowsAtOnce: 6).run()
        }
        await first.close()
        let done = Interruption(try await target(), at: .max)
        let report = try await ShopMigration(from: shops.source("a.sqlite"), to: done, rowsAtOnce: 6).run()
        await done.close()
        #expect(report.differences.isEmpty && report.changedTables.isEmpty)
        if batchCount == 0, moment == .before {
          #expect(report.carriedCount == total)
        } else {
          #expect(report.carriedCount < total)
        }
        #expect(try await shops.checksums(target()) == expected)
      }
    }
  }

  @Test("in the midst of a batch has nothing of it")
  func middle() async throws {
    try await shops.makeShop("a.sqlite", bookCount: 20)
    let shop = try TestShop()
    try shop.run(
      """
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER fail BEFORE INSERT ON shop.books FOR EACH ROW WHEN (NEW.id = 9) EXECUTE FUNCTION fail();
      """)
    let first = try await shops.target(shop)
    await #expect(throws: PostgresError.self) {
      try await ShopMigration(from: shops.source("a.sqlite"), to: first, rowsAtOnce: 6).run()
    }
    await first.close()
    #expect(try shop.run("SELECT count(*) FROM shop.books") == "6")
    try shop.run("DROP TRIGGER fail ON shop.books")
    let second = try await shops.target(shop)
    let report = try await ShopMigration(from: shops.source("a.sqlite"), to: second, rowsAtOnce: 6).run()
    #expect(report.differences.isEmpty && report.carriedCount == total - 6)
  }

  @Test("carries again what has changed in the source", arguments: [true, false])
  func changedSource(isServer: Bool) async throws {
    try await shops.makeShop("a.sqlite", bookCount: 20)
    let shop = try TestShop()
    func target() async throws -> any MigrationStore {
      if isServer { try await shops.target(shop) } else { try await shops.target("b.sqlite") }
    }
    // The books, the comics, the cart and some orders have been copied.
    let first = Interruption(try await target(), at: 11)
    await #expect(throws: Interruption.Failure.self) {
      try await ShopMigration(from: shops.source("a.sqlite"), to: first, rowsAtOnce: 6).run()
    }
    await first.close()
    // One book has been removed, and a new one added after all others; the cart has been bought.
    let source = try await shops.target("a.sqlite")
    try await source.begin([.books, .comics], from: "nothing")
    try await source.replace(after: [2], through: [3], with: [], mark: MigrationMark(.books))
    try await source.replace(
      after: [20], through: nil, with: [[30, "새 책", "작가", 1, "", "", "", 0, 0]], mark: MigrationMark(.books))
    try await source.finish()
    await source.close()
    _ = try await shops.file("a.sqlite").books.checkout()
    let second = try await target()
    let report = try await ShopMigration(from: shops.source("a.sqlite"), to: second, rowsAtOnce: 6).run()
    await second.close()
    #expect(report.changedTables == [.books, .cart] && report.differences.isEmpty)
    #expect(try await shops.checksums(target()) == shops.checksums(shops.source("a.sqlite")))
  }

  @Test("is not mixed with one from another source, also another person's")
  func otherSource() async throws {
    try await shops.makeShop("a.sqlite", bookCount: 20)
    try await shops.makeShop("c.sqlite", bookCount: 10)
    let shop = try TestShop()
    try shop.run("GRANT INSERT, UPDATE, DELETE ON shop.books, shop.comics, shop.products TO person1")
    let file = Interruption(try await shops.target("b.sqlite"), at: 2)
    let server = Interruption(try await shops.target(shop, as: "person1"), at: 0)
    for target in [file, server] {
      await #expect(throws: Interruption.Failure.self) {
        try await ShopMigration(from: shops.source("a.sqlite"), to: target, rowsAtOnce: 6).run()
      }
      await target.close()
    }
    await #expect(throws: MigrationError.isUnfinished(place: "b.sqlite", source: "a.sqlite")) {
      try await ShopMigration(from: shops.source("c.sqlite"), to: shops.target("b.sqlite")).run()
    }
    for user in ["person1", "person2"] {
      let target = try await shops.target(shop, as: user)
      await #expect(throws: MigrationError.isUnfinished(place: "server", source: "a.sqlite")) {
        try await ShopMigration(from: shops.source("c.sqlite"), to: target).run()
      }
      await target.close()
    }
  }

  @Test(
    "leaves no shop to open, to import to, to export from or to carry on, until it is finished",
    arguments: [true, false])
  func refusal(isServer: Bool) async throws {
    try await shops.makeShop("a.sqlite", bookCount: 20)
    let books = try shops.folder.file("books.csv", "title,author,price\nNew,Somebody,1\n")
    let shop = try TestShop()
    func target() async throws -> any MigrationStore {
      if isServer { try await shops.target(shop) } else { try await shops.target("b.sqlite") }
    }
    func stores() -> [any Shop] {
      isServer ? [shop.store(), shop.store(as: "person2")] : [shops.file("b.sqlite")]
    }
    // An earlier window does not import to it, either.
    let earlier = stores()[0]
    _ = try await earlier.books.bookList()
    if !isServer { await earlier.close() }
    let first = Interruption(try await target(), at: 1)
    await #expect(throws: Interruption.Failure.self) {
      try await ShopMigration(from: shops.source("a.sqlite"), to: first, rowsAtOnce: 6).run()
    }
    await first.close()
    func problem(_ work: () async throws -> some Any) async -> String {
      do {
        _ = try await work()
        return ""
      } catch {
        return "\(error)"
      }
    }
    let out = shops.folder.url.appending(path: "out.csv")
    for (store, isEarlier) in stores().map({ ($0, false) }) + [(earlier, true)] {
      var problems = [
        await problem { try await store.records.importRecords(RecordImport(from: books)) { _ in } },
        await problem { try await store.records.exportRecords(.books, to: out, format: nil) { _ in } },
      ]
      if !isServer || !isEarlier {
        problems.append(await problem { try await store.books.bookList() })
        problems.append(await problem { try await store.books.addToCart(bookId: 1) })
        problems.append(await problem { try await store.books.numberOfCartItems() })
      }
      for problem in problems { #expect(problem.contains("a.sqlite") && problem.contains("--migrate"), "\(problem)") }
      #expect(!FileManager.default.fileExists(atPath: out.path))
      await store.close()
    }
    let onward = await problem {
      if isServer { try await shops.source(shop).close() } else { try await shops.source("b.sqlite").close() }
    }
    #expect(onward.contains("a.sqlite"))
    let second = try await target()
    let report = try await ShopMigration(from: shops.source("a.sqlite"), to: second, rowsAtOnce: 6).run()
    await second.close()
    #expect(report.differences.isEmpty)
    for store in stores() + [earlier] {
      #expect(try await store.books.numberOfBooks(matching: BookQuery()) == 20)
      await store.close()
    }
  }

  @Test("of one person's cart keeps nobody else from the shop")
  func personalMigration() async throws {
    let shop = try TestShop()
    try shop.run("INSERT INTO shop.migrations (person, kind, source, count, sum) VALUES ('person2', 'cart', 'x', 0, 0)")
    #expect(try await shop.store().books.bookList().isEmpty)
    await #expect(throws: ServiceError.self) { try await shop.store(as: "person2").books.bookList() }
  }

  @Test("leaves other people's carts, orders and likes when it goes on")
  func otherPeople() async throws {
    try await shops.makeShop("a.sqlite", bookCount: 20)
    let shop = try TestShop()
    let first = Interruption(try await shops.target(shop), at: 8)
    await #expect(throws: Interruption.Failure.self) {
      try await ShopMigration(from: shops.source("a.sqlite"), to: first, rowsAtOnce: 6).run()
    }
    await first.close()
    // The shop currently permits no connections; these are earlier changes by another user.
    try shop.run(
      """
      SET SESSION AUTHORIZATION person3;
      SELECT shop.add_to_cart(3, gen_random_uuid());
      SELECT shop.check_out(gen_random_uuid(), 1);
      SELECT shop.add_to_cart(4, gen_random_uuid());
      SELECT shop.set_liked(7, true);
      """)
    let other = shop.store(as: "person3")
    // The comics are copied again.
    let source = try await shops.target("a.sqlite")
    try await source.begin([.books, .comics], from: "nothing")
    try await source.replace(
      after: [6], through: [7], with: [[7, "새 고양이", "한나래", "t", 50, 0, 0]], mark: MigrationMark(.comics))
    try await source.finish()
    await source.close()
    let second = try await shops.target(shop)
    let report = try await ShopMigration(from: shops.source("a.sqlite"), to: second, rowsAtOnce: 6).run()
    #expect(report.changedTables == [.comics] && report.differences.isEmpty)
    #expect(try await other.books.cartItems().items.map(\.id) == [4])
    #expect(try await other.books.orderHistory(after: nil, limit: 9).map(\.id) == [1])
    let comic = try #require(try await other.comics.comicList(.popular, after: nil, limit: 1).first)
    #expect(comic.isLiked && comic.likes == 52 && comic.title == "새 고양이")
  }

  @Test("by its task's cancellation stops between two batches")
  func cancelling() async throws {
    try await shops.makeShop("a.sqlite", bookCount: 20)
    let target = try await shops.target("b.sqlite")
    let source = try await shops.source("a.sqlite")
    let task = Task {
      try await ShopMigration(from: source, to: target, rowsAtOnce: 6) { _ in
        withUnsafeCurrentTask { $0?.cancel() }
      }.run()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await target.marks(of: "a.sqlite").first?.checksum.count == 6)
    await target.close()
  }
}
