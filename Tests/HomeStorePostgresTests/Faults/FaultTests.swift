import Foundation
import HomeCore
import Testing

@testable import HomeStorePostgres

@Suite("A shared shop behind a bad connection", .serialized, .repeatedFaults)
struct FaultTests {
  private let shop: TestShop
  private let proxy: LoopbackProxy

  init() throws {
    shop = try TestShop()
    try shop.add(MockBookService.someBooks)
    try shop.add(MockComicService.someComics)
    proxy = try LoopbackProxy(server: shop.cluster.folder)
  }

  private func store(silence: Duration = .seconds(15), absence: Duration = .seconds(10)) -> PostgresStore {
    PostgresStore(
      address: proxy.address(of: shop.database), catalogue: nil,
      patience: SharedShop.Patience(silence: silence, absence: absence))
  }

  @Test("buys once, also where the connection ends between the commit and its answer")
  func cutAtCommit() async throws {
    let store = store(absence: .seconds(300))
    var bought: [Order] = []
    for round in 1...15 {
      try await store.books.addToCart(bookId: 1)
      try await store.books.addToCart(bookId: 2)
      let connections = proxy.connectionCount
      proxy.cutAtNextAnswer()
      let order = try await store.books.checkout()
      #expect(order.id == round && order.items.map(\.id) == [1, 2])
      #expect(proxy.connectionCount > connections, "The connection was not cut.")
      bought.insert(order, at: 0)
    }
    #expect(try await store.books.orderHistory(after: nil, limit: 99) == bought)
    #expect(try await store.books.cartItems() == Cart())
  }

  @Test("adds to the cart, counts and likes once in the same case")
  func cutAtChange() async throws {
    let store = store(absence: .seconds(300))
    try await store.books.addToCart(bookId: 1)
    for _ in 0..<8 {
      proxy.cutAtNextAnswer()
      try await store.books.addToCart(bookId: 1)
      proxy.cutAtNextAnswer()
      try await store.comics.setLiked(true, comicId: 1)
      proxy.cutAtNextAnswer()
      try await store.comics.setLiked(false, comicId: 1)
    }
    #expect(try await store.books.cartItems().items.map(\.quantity) == [9])
    #expect(try shop.run("SELECT liked FROM shop.comics WHERE id = 1") == "0")
    proxy.cutAtNextAnswer()
    try await store.books.removeFromCart(bookId: 1)
    proxy.cutAtNextAnswer()
    try await store.books.restoreToCart(4, bookId: 1, at: 0)
    #expect(try await store.books.cartItems().items.map(\.quantity) == [4])
  }

  @Test("imports all or nothing where the connection ends in the midst, and knows which")
  func cutAtImport() async throws {
    let folder = try TemporaryFolder()
    let count = 3_000
    let file = try folder.file(
      "offers.csv", "name,price,store,promotion\n" + String(repeating: "tea,1,cu,1+1\n", count: count))
    let store = store(absence: .seconds(300))
    _ = try await store.books.bookList()
    var expected = 0
    for milliseconds in [0, 5, 10, 20, 30, 40, 60, 80, 100] {
      let cutting = Task {
        try await Task.sleep(for: .milliseconds(milliseconds))
        proxy.cut()
      }
      if (try? await store.records.importRecords(RecordImport(from: file)) { _ in }) != nil { expected += count }
      try? await cutting.value
      #expect(try await store.offers.fetchProductCount(ProductConfiguration()) == expected)
    }
  }

  @Test("goes on by itself when the connection is cut, and says so")
  func cut() async throws {
    let store = store()
    for _ in 0..<5 {
      #expect(try await store.books.bookList().count == 6)
      proxy.cut()
    }
    let states = store.connectionStates()
    proxy.refuse(true)
    proxy.cut()
    #expect(await states.first { $0.isWaiting } != nil)
    proxy.refuse(false)
    #expect(await states.first { $0 == .connected } != nil)
  }

  @Test("says in a sentence that the server cannot be reached")
  func absent() async throws {
    proxy.refuse(true)
    let store = store(absence: .milliseconds(200))
    await #expect {
      try await store.books.bookList()
    } throws: { "\($0)".contains("127.0.0.1/\(shop.database)") }
    #expect(await store.connectionStates().first { $0.isWaiting } != nil)
    proxy.refuse(false)
    #expect(await store.connectionStates().first { $0 == .connected } != nil)
    #expect(try await store.books.bookList().count == 6)
  }

  @Test("answers through a slow line")
  func slow() async throws {
    let store = store()
    _ = try await store.books.bookList()
    proxy.delay(microseconds: 20_000)
    try await store.books.addToCart(bookId: 1)
    #expect(try await store.books.checkout().items.map(\.id) == [1])
  }

  @Test("does not wait for ever for a silent server, and comes back when it speaks again")
  func silence() async throws {
    // Long enough for a slow machine to answer while the server speaks.
    let store = store(silence: .seconds(5), absence: .milliseconds(300))
    try await store.books.addToCart(bookId: 1)
    let states = store.connectionStates()
    proxy.pause(true)
    await #expect { try await store.books.cartItems() } throws: { "\($0)".contains("does not answer") }
    #expect(await states.first { $0.isWaiting } != nil)
    proxy.pause(false)
    #expect(await states.first { $0 == .connected } != nil)
    #expect(try await store.books.cartItems().items.map(\.id) == [1])
  }

  @Test("says that an answer is waited for before it gives up, and says no more once it is there")
  func slowness() async throws {
    let patience = SharedShop.Patience(quiet: .milliseconds(100))
    let store = PostgresStore(address: proxy.address(of: shop.database), catalogue: nil, patience: patience)
    let states = store.connectionStates()
    _ = try await store.books.bookList()
    proxy.pause(true)
    let search = Task { try await store.books.bookList(matching: BookQuery(text: "a"), after: nil, limit: 5) }
    #expect(await states.first { $0 == .slow } != nil)
    proxy.pause(false)
    _ = try await search.value
    #expect(await states.first { $0 == .connected } != nil)
    // A connection that only listens expects no answer.
    try await Task.sleep(for: .milliseconds(300))
    #expect(store.shop.states.current == .connected)
  }

  @Test("tells of a change that the server makes after it was reported as failed", .timeLimit(.minutes(10)))
  func lateChange() async throws {
    // Long enough for a slow machine to answer while the server speaks.
    let store = store(silence: .seconds(5), absence: .milliseconds(100))
    try await store.books.addToCart(bookId: 1)
    var changes = store.books.changes().makeAsyncIterator()
    proxy.pause(true)
    await #expect(throws: ServiceError.self) { try await store.books.addToCart(bookId: 1) }
    proxy.pause(false)
    while let change = await changes.next(), change != .cart {}
    #expect(try await store.books.cartItems().items.map(\.quantity) == [2])
  }

  @Test("gives a cancelled call up at once, and answers the others")
  func cancellation() async throws {
    let store = store()
    _ = try await store.books.bookList()
    let waiting = Task { try await store.shop.read("SELECT pg_sleep(60)") }
    let other = Task { try await store.books.numberOfBooks(matching: BookQuery()) }
    while try shop.run("SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'") == "0" {}
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(try await other.value == 6)
    proxy.pause(true)
    let paused = Task { try await store.books.bookList() }
    paused.cancel()
    await #expect(throws: CancellationError.self) { try await paused.value }
    proxy.pause(false)
  }

  @Test("prepares a statement anew that could not be prepared")
  func preparing() async throws {
    let pipeline = PostgresPipeline(patience: .seconds(15))
    try await pipeline.open(shop.cluster.address(of: shop.database), password: { _ in nil })
    _ = try await pipeline.query("SELECT 1")
    await #expect(throws: PostgresError.self) { try await pipeline.query("SELECT count(*) FROM later") }
    _ = try await pipeline.query("SELECT 2")
    try shop.run("CREATE TABLE later ()")
    for _ in 0..<2 { #expect(try await pipeline.query("SELECT count(*) FROM later").first?.integer(0) == 0) }
    await pipeline.close()
  }

  @Test("survives the end of the server with everything that it has acknowledged")
  func restart() async throws {
    let shop = try TestShop(on: PostgresCluster())
    try shop.add(MockBookService.someBooks)
    let proxy = try LoopbackProxy(server: shop.cluster.folder)
    let store = PostgresStore(
      address: proxy.address(of: shop.database), catalogue: nil,
      patience: SharedShop.Patience(absence: .seconds(300)))
    _ = try await store.books.bookList()
    let states = store.connectionStates()
    let (bought, continuation) = AsyncStream.makeStream(of: Order.self)
    let buying = Task {
      defer { continuation.finish() }
      while !Task.isCancelled {
        try await store.books.addToCart(bookId: 1)
        continuation.yield(try await store.books.checkout())
      }
    }
    var next = bought.makeAsyncIterator()
    var orders: [Order] = []
    for count in [20, 40] {
      while orders.count < count, let order = await next.next() { orders.append(order) }
      #expect(await states.first { $0 == .connected } != nil)
      try shop.cluster.stop()
      #expect(await states.first { $0.isWaiting } != nil)
      try shop.cluster.start()
    }
    while orders.count < 60, let order = await next.next() { orders.append(order) }
    buying.cancel()
    if case .failure(let error) = await buying.result { #expect(error is CancellationError, "\(error)") }
    while let order = await next.next() { orders.append(order) }
    #expect(orders.count >= 60)
    try await store.expectHistory(of: orders)
  }

  @Test("can be read from a standby, which nothing can be bought from")
  func readOnly() async throws {
    try shop.cluster.run("postgres", "ALTER DATABASE \(shop.database) SET default_transaction_read_only = on")
    let store = store()
    #expect(try await store.books.bookList().count == 6)
    #expect(await store.connectionStates().first { $0.isReadOnly } != nil)
    await #expect { try await store.books.addToCart(bookId: 1) } throws: { "\($0)".contains("only be read") }
    #expect(try await store.books.bookList().count == 6)
    try shop.cluster.run("postgres", "ALTER DATABASE \(shop.database) RESET default_transaction_read_only")
    let states = store.connectionStates()
    proxy.cut()
    #expect(await states.first { $0 == .connected } != nil)
    try await store.books.addToCart(bookId: 1)
  }

  @Test("buys nothing while the disk of the server is full, and keeps the cart")
  func full() async throws {
    let store = store()
    try await store.books.addToCart(bookId: 1)
    try shop.run(
      """
      CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER fill BEFORE INSERT ON shop.order_items FOR EACH ROW EXECUTE FUNCTION fill();
      """)
    await #expect { try await store.books.checkout() } throws: { "\($0)".contains("no room left") }
    #expect(try await store.books.orderHistory(after: nil, limit: 9).isEmpty)
    try shop.run("DROP TRIGGER fill ON shop.order_items")
    #expect(try await store.books.checkout().items.map(\.id) == [1])
  }

  @Test("tries again what others hinder, and gives up in a sentence")
  func hindrances() async throws {
    let store = store()
    func hinder(until count: Int, state: String) throws {
      try shop.run(
        """
        DROP SEQUENCE IF EXISTS tries;
        CREATE SEQUENCE tries;
        GRANT USAGE ON tries TO PUBLIC;
        CREATE OR REPLACE FUNCTION hinder() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF nextval('tries') < \(count) THEN RAISE SQLSTATE '\(state)'; END IF;
          RETURN NULL;
        END $$;
        DROP TRIGGER IF EXISTS hinder ON shop.orders;
        CREATE TRIGGER hinder AFTER INSERT ON shop.orders FOR EACH ROW EXECUTE FUNCTION hinder();
        """)
    }
    for state in ["40001", "40P01", "55P03"] {
      try hinder(until: 5, state: state)
      try await store.books.addToCart(bookId: 1)
      #expect(try await store.books.checkout().items.count == 1)
      #expect(try shop.run("SELECT last_value FROM tries") == "5")
    }
    try hinder(until: 1_000, state: "40001")
    try await store.books.addToCart(bookId: 1)
    await #expect { try await store.books.checkout() } throws: { "\($0)".contains("very busy") }
    #expect(try shop.run("SELECT last_value FROM tries") == "\(SharedShop.Patience().attempts)")
    #expect(try await store.books.cartItems().items.count == 1)
  }
}
