import Combine

/// The state of the order history.
public nonisolated struct OrderHistoryState: Equatable, Sendable {
  /// The pages loaded so far, the latest order first.
  public internal(set) var list = PagedList<Order>()

  /// The orders loaded so far, the latest first.
  public var orders: [Order] { list.elements }
}

/// The inputs of the order history.
public nonisolated enum OrderHistoryInput: Equatable, Sendable {
  /// Load the latest orders, unless they have been requested before.
  case load
  /// Load the next page, because the user nears the end of the list.
  case loadMore
  /// Repeat the request that failed.
  case retry
}

/// A view model that shows past orders.
public final class OrderHistoryViewModel: ViewModel {
  @Published public private(set) var state = OrderHistoryState()

  private let service: any BookService
  private let pageSize: Int
  private lazy var pager = Pager<Order>(pageSize: pageSize) { [weak self] in self?.state.list = $0 }
  private let changes = LatestTask()

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - service: The book service that keeps the orders.
  ///   - pageSize: The number of orders per page.
  public init(service: any BookService, pageSize: Int = 50) {
    self.service = service
    self.pageSize = pageSize
    changes.follow(service.changes()) { [weak self] change in
      if change == .orders { self?.pager.reload() }
    }
  }

  deinit {}

  public func trigger(_ input: OrderHistoryInput) {
    switch input {
    case .load:
      guard state.list.phase == .idle else { return }
      let service = service
      pager.load { last, limit in try await service.orderHistory(after: last, limit: limit) }
    case .loadMore: pager.loadMore()
    case .retry: pager.retry()
    }
  }
}
