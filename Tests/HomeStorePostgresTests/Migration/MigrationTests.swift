import Foundation
import HomeCore
import HomeStore
import RecordFiles
import Testing

@testable import HomeStorePostgres

@Suite("A migration", .serialized)
struct MigrationTests {
  private let shops: MigratedShops

  init() throws {
    shops = try MigratedShops()
  }

  @Test("there and back changes nothing, and what it carried is what the services show", arguments: [1, 2, 5_000])
  func roundTrip(rowsAtOnce: Int) async throws {
    try await shops.makeOddShop("a.sqlite")
    let shop = try TestShop(hasShop: false)
    let there = try await ShopMigration(
      from: shops.source("a.sqlite"), to: shops.target(shop), rowsAtOnce: rowsAtOnce
    ).run()
    #expect(there.differences.isEmpty && there.changedTables.isEmpty)
    #expect(there.comparisons.map(\.source.count) == [9, 9, 1, 3, 3, 4, 3] && there.carriedCount == 32)
    let back = try await ShopMigration(
      from: shops.source(shop), to: shops.target("b.sqlite"), rowsAtOnce: rowsAtOnce
    ).run()
    #expect(back.comparisons == there.comparisons)
    #expect(
      try await shops.checksums(shops.source("b.sqlite")) == shops.checksums(shops.source("a.sqlite")))

    for store in [shops.file("b.sqlite"), shop.store()] as [any Shop] {
      let found = try await store.books.bookList(matching: BookQuery(text: "바다"), after: nil, limit: 9)
      #expect(found.map(\.id).sorted() == [Int.min, Int.max])
      #expect(try await store.books.bookList(matching: BookQuery(text: "odd"), after: nil, limit: 9).map(\.id) == [-1])
      #expect(try await store.books.cartItems().items.map { [$0.id, $0.quantity] } == [[Int.max, 1], [1, 999]])
      let orders = try await store.books.orderHistory(after: nil, limit: 9)
      #expect(orders.map(\.id) == [Int.max - 1, 5, 4] && orders[1].items.map(\.book.title) == ["A book that is gone"])
      let comics = try await store.comics.comicList(.popular, after: nil, limit: 9)
      #expect(comics.filter(\.isLiked).map(\.id) == [1, .max] && comics[0].likes == (1 << 40) + 1)
      await store.close()
    }
    #expect(try shop.run("SELECT count(*) FROM shop.migrations") == "0")
  }

  @Test("of an empty shop is one, too")
  func emptyShop() async throws {
    _ = try await shops.file("a.sqlite").books.bookList()
    let shop = try TestShop(hasShop: false)
    let report = try await ShopMigration(from: shops.source("a.sqlite"), to: shops.target(shop)).run()
    #expect(report.differences.isEmpty && report.carriedCount == 0 && report.comparisons.count == 7)
    let back = try await ShopMigration(from: shops.source(shop), to: shops.target("b.sqlite")).run()
    #expect(back.differences.isEmpty)
  }

  @Test("is refused where there are other records, which stay")
  func otherRecords() async throws {
    try await shops.makeShop("a.sqlite", bookCount: 20)
    let shop = try TestShop()
    try shop.add(MockBookService.someBooks)
    await #expect(throws: MigrationError.hasOtherRecords(place: "server", arePersonal: false)) {
      try await ShopMigration(from: shops.source("a.sqlite"), to: shops.target(shop)).run()
    }
    #expect(try await shop.store().books.numberOfBooks(matching: BookQuery()) == 6)
    try await shops.makeShop("b.sqlite", bookCount: 21)
    await #expect(throws: MigrationError.hasOtherRecords(place: "b.sqlite", arePersonal: false)) {
      try await ShopMigration(from: shops.source("a.sqlite"), to: shops.target("b.sqlite")).run()
    }
    #expect(try await shops.file("b.sqlite").books.numberOfBooks(matching: BookQuery()) == 21)

    try shop.run("DELETE FROM shop.books; INSERT INTO shop.cart_items (position, book_id, quantity) VALUES (1, 1, 1)")
    await #expect(throws: MigrationError.hasOtherRecords(place: "server", arePersonal: true)) {
      try await ShopMigration(from: shops.source("a.sqlite"), to: shops.target(shop)).run()
    }
  }

  @Test("by a second person adds what is that person's to the same catalogue, and leaves the first one's")
  func secondPerson() async throws {
    try await shops.makeShop("a.sqlite", bookCount: 20)
    let shop = try TestShop()
    func carry(as user: String) async throws -> ShopMigration.Report {
      try await ShopMigration(from: shops.source("a.sqlite"), to: shops.target(shop, as: user), rowsAtOnce: 6).run()
    }
    try shop.run("GRANT INSERT, UPDATE, DELETE ON shop.books, shop.comics, shop.products TO person1")
    #expect(try await carry(as: "person1").carriedCount == 20 + 12 + 7 + 9 + 27 + 5)
    // The first person's cart changes, and is not compared in this run.
    try await shop.store(as: "person1").books.addToCart(bookId: 15)
    let second = try await carry(as: "person2")
    #expect(second.differences.isEmpty && second.carriedCount == 7 + 9 + 27 + 5)
    #expect(
      try shop.run("SELECT person, count(*) FROM shop.cart_items GROUP BY 1 ORDER BY 1") == "person1|8\nperson2|7")
    #expect(try shop.run("SELECT DISTINCT liked FROM shop.comics WHERE id BETWEEN 5 AND 9") == "2")
    // All records exist: none are copied, and none are refused.
    let third = try await carry(as: "person2")
    #expect(third.differences.isEmpty && third.carriedCount == 0)
  }

  @Test("says which table differs at its end, and carries it again")
  func difference() async throws {
    try await shops.makeShop("a.sqlite", bookCount: 20)
    let shop = try TestShop()
    let target = Interruption(try await shops.target(shop), at: 3)
    await #expect(throws: Interruption.Failure.self) {
      try await ShopMigration(from: shops.source("a.sqlite"), to: target, rowsAtOnce: 5).run()
    }
    await target.close()
    try shop.run(
      "UPDATE shop.books SET price = 999 WHERE id = 2; INSERT INTO shop.books SELECT 0, title, author, price,"
        + " image_name, summary, publisher, year, page_count, search FROM shop.books WHERE id = 1")
    func go() async throws -> ShopMigration.Report {
      let target = try await shops.target(shop)
      let report = try await ShopMigration(from: shops.source("a.sqlite"), to: target, rowsAtOnce: 5).run()
      await target.close()
      return report
    }
    let second = try await go()
    #expect(second.differences == [.books] && second.problem?.contains("Books") == true)
    let third = try await go()
    #expect(third.differences.isEmpty && third.problem == nil && third.carriedCount == 20)
    #expect(try shop.run("SELECT count(*), sum(price) FROM shop.books") == "20|210")
  }

  @Test("from a place without a shop is refused, and makes none")
  func noShop() async throws {
    await #expect(throws: MigrationError.noShop(place: "none.sqlite")) { try await shops.source("none.sqlite") }
    let shop = try TestShop(hasShop: false)
    await #expect(throws: MigrationError.noShop(place: "server")) { try await shops.source(shop) }
    #expect(try shop.run("SELECT count(*) FROM pg_namespace WHERE nspname = 'shop'") == "0")
    for text in ["", String(repeating: "no shop ", count: 1_000)] {
      _ = try shops.folder.file("text.sqlite", text)
      await #expect(throws: DatabaseError.self) { try await shops.source("text.sqlite") }
      #expect(try String(contentsOf: shops.folder.url.appending(path: "text.sqlite"), encoding: .utf8) == text)
    }
  }

  @Test("is refused by a server that can only be read, or on which there is another migration")
  func refusals() async throws {
    let shop = try TestShop()
    let first = try await shops.target(shop)
    await #expect(throws: MigrationError.isUnderWay(place: "server")) { try await shops.target(shop) }
    await first.close()
    let file = try await shops.target("b.sqlite")
    await #expect(throws: MigrationError.isUnderWay(place: "b.sqlite")) { try await shops.target("b.sqlite") }
    await file.close()
    await (try await shops.target("b.sqlite")).close()
    try shop.run("ALTER DATABASE \(shop.database) SET default_transaction_read_only = on")
    await #expect(throws: PostgresError.self) { try await shops.target(shop) }
    let report = try await ShopMigration(from: shops.source(shop), to: shops.target("a.sqlite")).run()
    #expect(report.differences.isEmpty)
  }

  @Test("leaves nothing beside the files")
  func auxiliaryFiles() async throws {
    try await shops.makeShop("a.sqlite", bookCount: 20)
    let (source, target) = (try await shops.source("a.sqlite"), try await shops.target("b.sqlite"))
    #expect(try await ShopMigration(from: source, to: target).run().differences.isEmpty)
    await target.close()
    await source.close()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: shops.folder.url.path).sorted()
        == ["a.sqlite", "a.sqlite-user", "b.sqlite", "b.sqlite-user"])
  }

  @Test("names a text that a server cannot store")
  func nullCharacter() async throws {
    let target = try await shops.target("a.sqlite")
    try await target.begin([.offers], from: "nothing")
    try await target.replace(
      after: nil, through: nil, with: [[7, "a\0b", 1, "cu", "1+1", ""]], mark: MigrationMark(.offers))
    try await target.finish()
    await target.close()
    await #expect(throws: MigrationError.hasNull(table: .offers, key: [7])) {
      try await ShopMigration(from: shops.source("a.sqlite"), to: shops.target(TestShop())).run()
    }
  }
}
