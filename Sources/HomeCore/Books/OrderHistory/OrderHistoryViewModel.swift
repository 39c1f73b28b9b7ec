import Combine

/// What the history of orders shows.
public nonisolated struct OrderHistoryState: Equatable, Sendable {
  /// The orders that have been read, the latest first.
  public internal(set) var list = PagedList<Order>()

  /// The orders that have been read, the latest first.
  public var orders: [Order] { list.elements }
}

/// What can be asked of the history of orders.
public nonisolated enum OrderHistoryInput: Equatable, Sendable {
  /// Read the latest orders, unless that has been done.
  case load
  /// The end comes in sight.
  case loadMore
  /// Do what failed once more.
  case retry
}

/// Shows what has been bought.
public final class OrderHistoryViewModel: ViewModel {
  @Published public private(set) var state = OrderHistoryState()

  private let service: any BookService
  private let pageSize: Int
  private lazy var pager = Pager<Order>(pageSize: pageSize) { [weak self] in self?.state.list = $0 }
  private let changes = LatestTask()

  /// - Parameters:
  ///   - service: Where the orders are.
  ///   - pageSize: How many are read at a time.
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
