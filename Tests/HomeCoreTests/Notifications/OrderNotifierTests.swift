import Foundation
import Testing

@testable import HomeCore

@Suite("Order notifier")
struct OrderNotifierTests {
  private final class Announcements {
    var orders: [Order] = []
  }

  @Test("tells of each new order, and of nothing else")
  func announcing() async throws {
    let service = MockBookService()
    try await service.addToCart(bookId: 1)
    try await service.checkout()
    let announcements = Announcements()
    let notifier = OrderNotifier(service: service) { announcements.orders.append($0) }
    try await service.addToCart(bookId: 5)
    #expect(announcements.orders.isEmpty)
    let order = try await service.checkout()
    await until { announcements.orders == [order] }
    withExtendedLifetime(notifier) {}
  }
}
