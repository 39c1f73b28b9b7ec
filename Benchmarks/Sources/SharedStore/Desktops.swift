import HomeCore
import HomeStorePostgres

/// Desktops of one shop that all place orders, one after the other on each.
struct Desktops {
  let stores: [PostgresStore]

  func ordersPerSecond(for duration: Duration) async throws -> Double {
    // Everything is connected before the clock starts.
    for (index, store) in stores.enumerated() { try await Self.order(index + 1, in: store) }
    let clock = ContinuousClock()
    let start = clock.now
    let count = try await withThrowingTaskGroup(of: Int.self) { group in
      for (index, store) in stores.enumerated() {
        group.addTask {
          var count = 0
          while clock.now < start + duration {
            try await Self.order(1 + (index * 7_919 + count) % 100_000, in: store)
            count += 1
          }
          return count
        }
      }
      return try await group.reduce(0, +)
    }
    return Double(count) / ((clock.now - start) / .seconds(1))
  }

  private static func order(_ number: Int, in store: PostgresStore) async throws {
    try await store.books.addToCart(bookId: 1_000 + number)
    _ = try await store.books.checkout()
  }
}
