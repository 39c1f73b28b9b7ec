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
