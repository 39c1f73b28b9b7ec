import Foundation
import Synchronization
import Testing

@testable import HomeCore

@Suite("Order notifier")
struct OrderNotifierTests {
  private final class Announcements {
    var orders: [Order] = []
  }

  @Test("tells of each new order, and of nothing else")
  func announcing() async throws {
    let start = Date(timeIntervalSince1970: 1_790_000_000)
    let clock = Mutex(start.addingTimeInterval(-60))
    let service = MockBookService { clock.withLock { $0 } }
    try await service.addToCart(bookId: 1)
    let old = try await service.checkout()
    let announcements = Announcements()
    let notifier = OrderNotifier(service: service, since: start) { announcements.orders.append($0) }
    clock.withLock { $0 = start }
    try await service.setCancelled(true, orderId: old.id)
    try await service.addToCart(bookId: 5)
    await until { service.answers.calls.contains("orderHistory") }
    #expect(announcements.orders.isEmpty)
    let order = try await service.checkout()
    await until { announcements.orders == [order] }
    let count = service.answers.calls.count { $0 == "orderHistory" }
    try await service.setCancelled(true, orderId: order.id)
    await until { service.answers.calls.count { $0 == "orderHistory" } > count }
    for _ in 0..<20 { await Task.yield() }
    #expect(announcements.orders == [order])
    withExtendedLifetime(notifier) {}
  }
}
