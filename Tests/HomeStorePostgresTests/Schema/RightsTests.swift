import Foundation
import HomeCore
import Testing

@testable import HomeStorePostgres
@testable import RecordFiles

@Suite("The rights of a role", .serialized)
struct RightsTests {
  private let folder: TemporaryFolder
  private let files: [(kind: RecordKind, url: URL)]

  init() throws {
    folder = try TemporaryFolder()
    files = [
      (.books, try folder.file("books.csv", "id,title,author,price\n1,Mine,Me,1\n")),
      (
        .comics,
        try folder.file("comics.csv", "id,title,author,likes,isFinished,startDate\n1,Mine,Me,1,true,2026-11-21\n")
      ),
      (.offers, try folder.file("offers.csv", "id,name,price,store,promotion\n1,Mine,1,cu,1+1\n")),
    ]
  }

  /// A shop with a record of each kind.
  private func makeShop() throws -> TestShop {
    let shop = try TestShop()
    try shop.add(MockBookService.someBooks)
    try shop.add(MockComicService.someComics)
    try shop.run("INSERT INTO shop.products VALUES (1, 'tea', 1, 'cu', '1+1', '')")
    return shop
  }

  private func problem(_ work: () async throws -> some Any) async -> String {
    do {
      _ = try await work()
      return ""
    } catch {
      return "\(error)"
    }
  }

  private func importing(_ url: URL, as user: String, into shop: TestShop) async -> String {
    await problem { try await shop.store(as: user).records.importRecords(RecordImport(from: url)) { _ in } }
  }

  @Test("that may only connect: to look and to buy, and not to change what is for sale")
  func connecting() async throws {
    let shop = try makeShop()
    for (_, url) in files {
      #expect(await importing(url, as: "person1", into: shop).hasPrefix("You may not do this in the shared shop"))
    }
    #expect(
      try shop.run(
        """
        SELECT (SELECT count(*) FROM shop.books WHERE title = 'Mine') +
          (SELECT count(*) FROM shop.comics WHERE title = 'Mine') +
          (SELECT count(*) FROM shop.products WHERE name = 'Mine')
        """) == "0")
    for statement in [
      "DELETE FROM shop.books", "UPDATE shop.comics SET liked = 99", "TRUNCATE shop.products",
      "UPDATE shop.about SET version = 1", "ALTER TABLE shop.books DISABLE TRIGGER tell",
    ] {
      #expect(throws: (any Error).self) { try shop.run("SET SESSION AUTHORIZATION person1; \(statement)") }
    }
    let store = shop.store(as: "person1")
    try await store.books.addToCart(bookId: 2)
    let order = try await store.books.checkout()
    #expect(try await store.books.setCancelled(true, orderId: order.id).isCancelled)
    let other = shop.store(as: "person2")
    await #expect(throws: ServiceError.notFound) { try await other.books.setCancelled(false, orderId: order.id) }
    let liked = try await store.comics.setLiked(true, comicId: 2)
    #expect(liked.isLiked)
    #expect(try shop.run("SELECT liked FROM shop.comics WHERE id = 2") == "1")
  }

  @Test("that counts likes is not to be borrowed")
  func counting() throws {
    let shop = try makeShop()
    #expect(throws: (any Error).self) {
      try shop.run(
        """
        CREATE SCHEMA AUTHORIZATION person1; SET SESSION AUTHORIZATION person1;
        CREATE TABLE person1.likes (comic_id bigint);
        CREATE TRIGGER count AFTER INSERT ON person1.likes FOR EACH ROW EXECUTE FUNCTION shop.count_like();
        """)
    }
  }

  @Test("that imports are those to insert and to update, for each kind")
  func importing() async throws {
    let shop = try makeShop()
    try shop.run("GRANT INSERT, UPDATE ON shop.books TO person2")
    #expect(await importing(files[0].url, as: "person2", into: shop) == "")
    #expect(try shop.run("SELECT title FROM shop.books WHERE id = 1") == "Mine")
    #expect(await importing(files[1].url, as: "person2", into: shop).hasPrefix("You may not"))
  }

  @Test("that only reads: all lists, and nothing else")
  func reading() async throws {
    let shop = try makeShop()
    try shop.run("REVOKE INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA shop FROM PUBLIC")
    let store = shop.store(as: "person1")
    #expect(try await store.books.bookList().count == 6)
    #expect(try await store.books.numberOfCartItems() == 0)
    #expect(await problem { try await store.books.addToCart(bookId: 2) }.hasPrefix("You may not"))
    #expect(await problem { try await store.books.setCancelled(true, orderId: 1) }.hasPrefix("You may not"))
    #expect(await importing(files[0].url, as: "person1", into: shop).hasPrefix("You may not"))
    let out = folder.url.appending(path: "out.csv")
    #expect(try await store.records.exportRecords(.books, to: out, format: nil) { _ in } == 6)
  }

  @Test("that is not named are none, where the shop is not for everybody")
  func closedShop() async throws {
    let shop = try makeShop()
    try shop.run("REVOKE USAGE ON SCHEMA shop FROM PUBLIC; GRANT USAGE ON SCHEMA shop TO person2")
    #expect(await problem { try await shop.store(as: "person1").books.bookList() }.hasPrefix("You may not"))
    #expect(try await shop.store(as: "person2").books.bookList().count == 6)
  }

  @Test("that migrates are those of an import and to delete, and nothing is begun without them")
  func migrating() async throws {
    let shop = try TestShop()
    let shops = try MigratedShops()
    try await shops.makeShop("a.sqlite", bookCount: 3)
    func migrate() async -> String {
      await problem {
        let target = try await shops.target(shop, as: "person3")
        do {
          let report = try await ShopMigration(from: shops.source("a.sqlite"), to: target).run()
          await target.close()
          return report
        } catch {
          await target.close()
          throw error
        }
      }
    }
    #expect(await migrate().hasPrefix("You may not"))
    #expect(try shop.run("SELECT count(*) FROM shop.migrations") == "0")
    // Manual changes fail too: marked tables are closed to all users.
    #expect(throws: (any Error).self) {
      try shop.run(
        "SET SESSION AUTHORIZATION person3; INSERT INTO shop.migrations (kind, source, count, sum) VALUES ('books', 'x', 0, 0)"
      )
    }
    try shop.run("GRANT INSERT, UPDATE, DELETE ON shop.books, shop.comics, shop.products TO person3")
    #expect(await migrate() == "")
  }

  @Test("to a shop of an earlier version are renewed, and only its owner brings it up to date")
  func earlierVersion() async throws {
    let shop = try TestShop(hasShop: false)
    try shop.run("CREATE SCHEMA shop")
    for step in ShopSchema.steps.prefix(4) { try shop.run(step) }
    try shop.run("INSERT INTO shop.about VALUES (4)")
    #expect(await problem { try await shop.store(as: "person1").books.bookList() }.contains("earlier version"))
    _ = try await shop.store().books.bookList()
    #expect(await importing(files[0].url, as: "person1", into: shop).hasPrefix("You may not"))
    #expect(try await shop.store(as: "person1").books.bookList().isEmpty)
  }
}
