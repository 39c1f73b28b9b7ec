import Foundation
import HomeCore
import Testing

@testable import HomeStorePostgres
@testable import RecordFiles

@Suite("The schema of a shared shop", .serialized)
struct SchemaTests {
  private let catalogue = Catalogue(
    folder: URL(filePath: #filePath).appending(path: "../../../../data/catalogue").standardized)

  /// Returns the message about a shop that cannot be used.
  private func problem(_ store: PostgresStore) async -> String {
    do {
      _ = try await store.books.bookList()
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test("is made once with the catalogue, however many open the database at once")
  func creation() async throws {
    let shop = try TestShop(hasShop: false)
    let address = shop.cluster.address(of: shop.database)
    let counts = try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          let store = PostgresStore(address: address, catalogue: self.catalogue)
          return try await store.books.numberOfBooks(matching: BookQuery())
        }
      }
      return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(counts.count == 1 && counts.allSatisfy { $0 >= 200 })
    #expect(try shop.run("SELECT version FROM shop.about") == "\(ShopSchema.steps.count)")
    let store = shop.store(as: "person3")
    #expect(try await store.offers.fetchProductCount(ProductConfiguration()) >= 500)
    try await store.books.addToCart(bookId: 1)
  }

  @Test("is not made of half a catalogue")
  func brokenCatalogue() async throws {
    let shop = try TestShop(hasShop: false)
    let folder = try TemporaryFolder()
    _ = try folder.file("books.csv", "title,author,price\na,b,1\n")
    _ = try folder.file("comics.csv", "title\n")
    let store = PostgresStore(
      address: shop.cluster.address(of: shop.database), catalogue: Catalogue(folder: folder.url))
    #expect(await problem(store).contains("comics.csv"))
    #expect(try shop.run("SELECT count(*) FROM pg_namespace WHERE nspname = 'shop'") == "0")
  }

  @Test("of a later version is refused, and its data stay")
  func newer() async throws {
    let shop = try TestShop()
    try shop.run("UPDATE shop.about SET version = 99")
    let store = shop.store()
    #expect(await problem(store).contains("later version"))
    #expect(await store.connectionStates().first { $0.isFailed } != nil)
    try shop.run("UPDATE shop.about SET version = \(ShopSchema.steps.count)")
    #expect(await problem(store) == "")
  }

  @Test("of an earlier version is brought up to date")
  func older() async throws {
    let shop = try TestShop()
    try shop.add(MockBookService.someBooks)
    let steps = ShopSchema.steps + ["ALTER TABLE shop.books ADD COLUMN isbn text"]
    let address = shop.cluster.address(of: shop.database)
    try await withThrowingTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          try await ShopSchema.prepare(address, password: { _ in nil }, catalogue: nil, steps: steps)
        }
      }
      try await group.waitForAll()
    }
    #expect(try shop.run("SELECT count(*) FROM shop.books WHERE isbn IS NULL") == "6")
    #expect(try shop.run("SELECT version FROM shop.about") == "\(steps.count)")
  }

  @Test("of a version that searched only books finds everything by its words and initial consonants from then on")
  func olderSearch() async throws {
    let shop = try TestShop(hasShop: false)
    try shop.run("CREATE SCHEMA shop")
    for step in ShopSchema.steps.prefix(5) { try shop.run(step) }
    try shop.run(
      """
      INSERT INTO shop.about VALUES (5);
      INSERT INTO shop.books VALUES (1, '바다의 별', '김하나', 1, '', '', '', 0, 0, array_to_tsvector('{바다의}'));
      INSERT INTO shop.comics (id, title, author, thumbnail, likes, is_finished, start_date)
      VALUES (2, '고양이 우체국', '한나래', '', 0, false, 0);
      INSERT INTO shop.products VALUES (3, '참치 삼각김밥', 1, 'cu', '1+1', '');
      INSERT INTO shop.orders VALUES ('postgres', 1, gen_random_uuid(), 1000);
      INSERT INTO shop.order_items VALUES ('postgres', 1, 0, 1, '바다의 별', '김하나', 7, '', 2);
      """)
    let store = shop.store()
    for text in ["바다의", "ㅂㄷ ㄱㅎㄴ", "바ㄷ"] {
      #expect(try await store.books.numberOfBooks(matching: BookQuery(text: text)) == 1, "\(text)")
    }
    for text in ["우체국", "ㅇㅊㄱ ㅎㄴ", "고ㅇ"] {
      let found = try await store.comics.comicList(.popular, matching: text, after: nil, limit: 9)
      #expect(found.map(\.id) == [2], "\(text)")
    }
    for text in ["김밥", "ㅊㅊ", "삼ㄱ"] {
      #expect(try await store.offers.fetchProductCount(ProductConfiguration(text: text)) == 1, "\(text)")
    }
    let orders = try await store.books.orderHistory(after: nil, limit: 9)
    #expect(orders.map(\.isCancelled) == [false] && orders.map(\.total) == [14])
  }

  @Test("needs somebody with the right to make it, in a database in UTF-8 without another schema of its name")
  func refusals() async throws {
    let shop = try TestShop(hasShop: false)
    #expect(await problem(shop.store(as: "person1")).contains("you may not make one"))
    try shop.run("CREATE SCHEMA shop; CREATE TABLE shop.animals (name text)")
    #expect(await problem(shop.store()).contains("of another program"))
    let latin = "latin\(UInt32.random(in: 0...UInt32.max))"
    try shop.run("CREATE DATABASE \(latin) TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'")
    let store = PostgresStore(address: shop.cluster.address(of: latin), catalogue: nil)
    #expect(await problem(store).contains("UTF-8"))
    let nowhere = PostgresStore(address: shop.cluster.address(of: "nowhere"), catalogue: nil)
    #expect(await problem(nowhere).contains("nowhere"))
  }
}
