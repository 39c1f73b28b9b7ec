import Foundation
import HomeCore
import Testing

@testable import HomeStorePostgres

@Suite("A server with a standby", .serialized, .repeatedFaults)
struct StandbyTests {
  private let shop: TestShop
  private let standby: PostgresCluster

  init() throws {
    shop = try TestShop(on: PostgresCluster())
    try shop.add(MockBookService.someBooks)
    standby = try PostgresCluster(following: shop.cluster)
  }

  /// - Parameter silence: How long a server may be silent. A slow machine needs some time for an answer.
  private func storeWithReplica(silence: Duration = .seconds(60)) throws -> (PostgresStore, LoopbackProxy) {
    let proxy = try LoopbackProxy(server: standby.folder)
    let address = shop.cluster.address(of: shop.database) + "&replica=127.0.0.1:\(proxy.port)"
    let store = PostgresStore(address: address, catalogue: nil, patience: SharedShop.Patience(silence: silence))
    return (store, proxy)
  }

  @Test("searches on the standby, and changes on the server")
  func replica() async throws {
    let (store, proxy) = try storeWithReplica()
    #expect(try await store.books.bookList().count == MockBookService.someBooks.count)
    try await store.books.addToCart(bookId: 1)
    #expect(try await store.books.checkout().items.count == 1)
    #expect(try await store.books.numberOfBooks(matching: BookQuery()) == MockBookService.someBooks.count)
    #expect(proxy.connectionCount == 1)
    // The last query of each of the store's connections.
    let counting =
      "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'HomeApp' AND query LIKE '%shop.books%'"
    #expect(try standby.run("postgres", counting) == "1")
    #expect(try shop.cluster.run("postgres", counting) == "0")
  }

  @Test("never shows a list from before a change that it tells of")
  func lag() async throws {
    let (store, proxy) = try storeWithReplica()
    let other = PostgresStore(address: shop.cluster.address(of: shop.database), catalogue: nil)
    let folder = try TemporaryFolder()
    _ = try await store.books.bookList()
    func add(_ id: Int, to store: PostgresStore) async throws {
      let file = try folder.file("books.csv", "id,title,author,price\n\(id),Late \(id),A,5\n")
      _ = try await store.records.importRecords(RecordImport(from: file)) { _ in }
    }
    func count() async throws -> Int {
      try await store.books.numberOfBooks(matching: BookQuery(text: "late"))
    }
    // The standby resumes replication only after the searches.
    try pauseReplay()
    try await add(101, to: store)
    #expect(try await count() == 1)
    try standby.run("postgres", "SELECT pg_wal_replay_resume()")
    #expect(try await count() == 1)
    try pauseReplay()
    let changes = store.books.changes()
    try await add(102, to: other)
    #expect(await changes.contains(.books))
    #expect(try await count() == 2)
    try standby.run("postgres", "SELECT pg_wal_replay_resume()")
    #expect(try await count() == 2)
    #expect(proxy.connectionCount == 1)
  }

  private func pauseReplay() throws {
    try standby.run("postgres", "SELECT pg_wal_replay_pause()")
    while try standby.run("postgres", "SELECT pg_get_wal_replay_pause_state()") != "paused" {}
  }

  @Test("searches on the server while the standby is away or silent")
  func absentReplica() async throws {
    let (store, proxy) = try storeWithReplica(silence: .seconds(5))
    _ = try await store.books.bookList()
    proxy.pause(true)
    #expect(try await store.books.bookList().count == MockBookService.someBooks.count)
    proxy.pause(false)
    try standby.stop()
    #expect(try await store.books.bookList().count == MockBookService.someBooks.count)
    #expect(await store.connectionStates().first { $0 == .connected } != nil)
  }

  @Test("searches on the standby while the server is silent")
  func silentServer() async throws {
    let server = try LoopbackProxy(server: shop.cluster.folder)
    let replica = try LoopbackProxy(server: standby.folder)
    let address = server.address(of: shop.database) + "?replica=127.0.0.1:\(replica.port)"
    func store() -> PostgresStore {
      PostgresStore(
        address: address, catalogue: nil,
        patience: SharedShop.Patience(silence: .seconds(5), absence: .zero, meeting: .milliseconds(100)))
    }
    let open = store()
    #expect(try await open.books.bookList().count == MockBookService.someBooks.count)
    let states = open.connectionStates()
    server.pause(true)
    // An attempt to connect takes ten seconds to fail. Each of the searches would wait for one, which takes minutes.
    let start = ContinuousClock.now
    for store in [store(), open] {
      #expect(try await store.books.bookList().count == MockBookService.someBooks.count)
    }
    await #expect(throws: ServiceError.self) { try await open.books.cartItems() }
    #expect(await states.first { $0.isWaiting } != nil)
    for _ in 0..<60 { #expect(try await open.books.bookList().count == MockBookService.someBooks.count) }
    #expect(ContinuousClock.now - start < .seconds(300))
    server.pause(false)
    #expect(await states.first { $0 == .connected } != nil)
  }

  @Test("can be read alone, but not bought from")
  func standbyAlone() async throws {
    let store = PostgresStore(address: standby.address(of: shop.database), catalogue: nil)
    #expect(try await store.books.bookList(matching: BookQuery(text: "the"), after: nil, limit: 100).count >= 0)
    #expect(try await store.books.bookList().count == MockBookService.someBooks.count)
    #expect(await store.connectionStates().first { $0.isReadOnly } != nil)
    await #expect { try await store.books.addToCart(bookId: 1) } throws: { "\($0)".contains("only be read") }
  }

  @Test("loses nothing and buys nothing twice when the standby takes over")
  func failover() async throws {
    // A commit is acknowledged only after the standby has received it.
    try shop.cluster.run(
      "postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'; SELECT pg_reload_conf();")
    let servers = [shop.cluster, standby].map { $0.folder.path.replacing("/", with: "%2F") }.joined(separator: ",")
    let store = PostgresStore(
      address: "postgresql://postgres@/\(shop.database)?host=\(servers)&target_session_attrs=read-write",
      catalogue: nil, patience: SharedShop.Patience(absence: .seconds(300)))
    _ = try await store.books.bookList()
    let (bought, continuation) = AsyncStream.makeStream(of: Order.self)
    let buying = Task {
      defer { continuation.finish() }
      while !Task.isCancelled {
        try await store.books.addToCart(bookId: 1)
        continuation.yield(try await store.books.checkout())
      }
    }
    var orders = bought.makeAsyncIterator()
    var acknowledged: [Order] = []
    while acknowledged.count < 50, let order = await orders.next() { acknowledged.append(order) }
    try shop.cluster.stop()
    // The promoted standby does not wait for another standby.
    try standby.promote()
    try standby.run(
      "postgres", "ALTER SYSTEM SET synchronous_standby_names = ''; SELECT pg_reload_conf();")
    let reached = acknowledged.count + 50
    while acknowledged.count < reached, let order = await orders.next() { acknowledged.append(order) }
    buying.cancel()
    if case .failure(let error) = await buying.result { #expect(error is CancellationError, "\(error)") }
    while let order = await orders.next() { acknowledged.append(order) }
    try await store.expectHistory(of: acknowledged)
  }
}
