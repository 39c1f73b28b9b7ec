import Testing

@testable import HomeCore

@Suite("Order history")
struct OrderHistoryViewModelTests {
  private let service = MockBookService()

  private func buy(_ count: Int) async throws {
    for _ in 0..<count {
      try await service.addToCart(bookId: 1)
      try await service.checkout()
    }
  }

  @Test("shows the latest first, page by page")
  func pages() async throws {
    try await buy(5)
    let viewModel = OrderHistoryViewModel(service: service, pageSize: 2)
    viewModel.trigger(.load)
    await until { viewModel.state.list.phase == .loaded }
    #expect(viewModel.state.orders.map(\.id) == [5, 4])
    for count in [4, 5] {
      viewModel.trigger(.loadMore)
      await until { viewModel.state.orders.count == count && viewModel.state.list.phase == .loaded }
    }
    #expect(viewModel.state.orders.map(\.id) == [5, 4, 3, 2, 1])
  }

  @Test("shows a new order as it is made")
  func following() async throws {
    let viewModel = OrderHistoryViewModel(service: service)
    viewModel.trigger(.load)
    await until { viewModel.state.list.isKnownEmpty }
    try await buy(1)
    await until { viewModel.state.orders.map(\.id) == [1] }
  }

  @Test("cancels an order at once and once, and takes that back")
  func cancelling() async throws {
    try await buy(2)
    let notices = NoticeCenter()
    let undo = UndoHistory(notices: notices)
    let said = Said(by: notices)
    let viewModel = OrderHistoryViewModel(service: service, undo: undo)
    viewModel.trigger(.load)
    await until { viewModel.state.list.phase == .loaded }
    for _ in 0..<2 { viewModel.trigger(.cancel(orderId: 1)) }
    viewModel.trigger(.cancel(orderId: 9))
    #expect(viewModel.state.orders.map(\.isCancelled) == [false, true])
    await until { undo.canUndo }
    #expect(try await service.orderHistory(after: nil, limit: 9).map(\.isCancelled) == [false, true])
    #expect(service.answers.calls.count { $0 == "setCancelled" } == 1)
    undo.undo()
    await until { viewModel.state.orders.map(\.isCancelled) == [false, false] }
    #expect(!undo.canUndo && said.titles == ["Order 1 is cancelled."])
  }

  @Test("says why an order cannot be cancelled, which is valid then")
  func failure() async throws {
    try await buy(1)
    let notices = NoticeCenter()
    let said = Said(by: notices)
    let viewModel = OrderHistoryViewModel(service: service, undo: UndoHistory(notices: notices))
    viewModel.trigger(.load)
    await until { viewModel.state.list.phase == .loaded }
    service.answers.failure = ServiceError.unavailable(reason: "The store is locked.")
    viewModel.trigger(.cancel(orderId: 1))
    await until { said.titles == ["The store is locked."] }
    #expect(viewModel.state.orders.map(\.isCancelled) == [false])
  }

  @Test("says why it cannot be read, and tries again")
  func retrying() async throws {
    try await buy(1)
    service.answers.failure = ServiceError.unavailable(reason: "The store is locked.")
    let viewModel = OrderHistoryViewModel(service: service)
    viewModel.trigger(.load)
    await until { viewModel.state.list.failure == "The store is locked." }
    service.answers.failure = nil
    viewModel.trigger(.retry)
    await until { viewModel.state.orders.count == 1 }
  }
}
