import Foundation
import HomeCore
import Testing

@testable import HomeStorePostgres

@Suite("Several desktops on one shop", .serialized, .timeLimit(.minutes(10)))
struct SharingTests {
  private let shop: TestShop

  init() throws {
    shop = try TestShop()
    try shop.add(MockBookService.someBooks)
    try shop.add(MockComicService.someComics)
    try shop.add(MockOffersService.someProducts(10))
  }

  @Test("have one cart and one history of each person, and hear of both")
  func carts() async throws {
    let (one, other) = (shop.store(as: "person1"), shop.store(as: "person1"))
    _ = try await other.books.bookList()
    let heard = other.books.changes()
    try await one.books.addToCart(bookId: 3)
    #expect(await heard.contains(.cart))
    #expect(try await other.books.cartItems().items.map(\.book.id) == [3])
    let again = other.books.changes()
    let order = try await one.books.checkout()
    #expect(await again.contains(.orders))
    #expect(try await other.books.orderHistory(after: nil, limit: 9) == [order])
    #expect(try await other.books.cartItems() == Cart())
  }

  @Test("keep people's carts, orders and likes apart, also from those who look into the tables")
  func persons() async throws {
    let (one, other) = (shop.store(as: "person1"), shop.store(as: "person2"))
    try await one.books.addToCart(bookId: 3)
    try await one.comics.setLiked(true, comicId: 1)
    try await one.books.checkout()
    try await one.books.addToCart(bookId: 1)
    #expect(try await other.books.cartItems() == Cart())
    #expect(try await other.books.orderHistory(after: nil, limit: 9).isEmpty)
    let seen = try #require(try await other.comics.comicList(.popular, after: nil, limit: 99).first { $0.id == 1 })
    #expect(!seen.isLiked && seen.likes == 1_205)
    for table in ["cart_items", "orders", "order_items", "liked_comics", "cart_changes"] {
      #expect(try await one.shop.read("SELECT count(*) FROM shop.\(table)").first?.integer(0) != 0)
      #expect(try await other.shop.read("SELECT count(*) FROM shop.\(table)").first?.integer(0) == 0, "\(table)")
    }
  }

  @Test("hear of likes with the new count, and of what others import")
  func likesAndImports() async throws {
    let (one, other) = (shop.store(as: "person1"), shop.store(as: "person2"))
    _ = try await other.books.bookList()
    let (comics, books, offers) = (other.comics.changes(), other.books.changes(), other.offers.changes())
    try await one.comics.setLiked(true, comicId: 1)
    var liked = MockComicService.someComics[0]
    liked.likes += 1
    #expect(await comics.contains(.likes(liked)))
    try shop.run("GRANT INSERT, UPDATE ON shop.books TO person1")
    let folder = try TemporaryFolder()
    let file = try folder.file("books.csv", "id,title,author,price\n1,New,Someone,5\n")
    _ = try await one.records.importRecords(RecordImport(from: file)) { _ in }
    #expect(await books.contains(.books))
    try shop.run("DELETE FROM shop.products")
    var iterator = offers.makeAsyncIterator()
    #expect(await iterator.next() != nil)
  }

  @Test("are told of carts and orders only on the channel of their person")
  func channels() async throws {
    let one = shop.store(as: "person1")
    let (payloads, continuation) = AsyncStream.makeStream(of: String.self)
    let pipeline = PostgresPipeline(patience: .seconds(60), onNotification: { continuation.yield($0) })
    let address = shop.cluster.address(of: shop.database, user: "person2") + "&connect_timeout=60"
    try await pipeline.open(address, password: { _ in nil })
    _ = try await pipeline.query("LISTEN shop")
    try await one.books.addToCart(bookId: 3)
    try await one.books.checkout()
    try await one.comics.setLiked(true, comicId: 1)
    #expect(await payloads.first { _ in true }?.hasSuffix(" like 1") == true)
    await pipeline.close()
  }

  @Test("hear once of many changes that come together, and not of their own")
  func coalescing() async throws {
    let (one, other) = (shop.store(as: "person1"), shop.store(as: "person1"))
    _ = try await other.books.bookList()
    var changes = other.books.changes().makeAsyncIterator()
    try shop.run(
      "SET SESSION AUTHORIZATION person1;"
        + (1...300).map { "INSERT INTO shop.cart_items VALUES ('person1', \($0), \($0), 1);" }.joined(separator: "\n"))
    try await other.books.setQuantity(5, bookId: 1)
    try await one.books.checkout()
    var carts = 0
    while let change = await changes.next(), change != .orders { if change == .cart { carts += 1 } }
    #expect((1..<60).contains(carts))
    #expect(try await other.books.orderHistory(after: nil, limit: 9).first?.items.first?.quantity == 5)
  }

  @Test("hear of everything that they may have missed while they were cut off")
  func reconnecting() async throws {
    let proxy = try LoopbackProxy(server: shop.cluster.folder)
    let store = PostgresStore(address: proxy.address(of: shop.database), catalogue: nil)
    _ = try await store.books.bookList()
    let (books, comics, offers) = (store.books.changes(), store.comics.changes(), store.offers.changes())
    let states = store.connectionStates()
    #expect(await states.first { $0 == .connected } != nil)
    let others = store.connectionStates()
    proxy.cut()
    #expect(await others.first { $0.isWaiting } != nil)
    #expect(await states.first { $0 == .connected } != nil)
    #expect(await books.contains(.orders))
    #expect(await comics.contains(.comics))
    var iterator = offers.makeAsyncIterator()
    #expect(await iterator.next() != nil)
  }
}
