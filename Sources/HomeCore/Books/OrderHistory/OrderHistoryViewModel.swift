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
  /// Cancel an order, unless it is already cancelled.
  case cancel(orderId: Int)
  /// Repeat the request that failed.
  case retry
}

/// A view model that shows past orders, and cancels them. A cancellation appears on screen at once, and can be undone.
public final class OrderHistoryViewModel: ViewModel {
  /// The orders that were read.
  @Published public private(set) var state = OrderHistoryState()

  private let service: any BookService
  private let undo: UndoHistory
  private let pageSize: Int
  private lazy var pager = Pager<Order>(pageSize: pageSize) { [weak self] in self?.state.list = $0 }
  private let changes = LatestTask()
  private let work = SerialTasks()

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - service: The book service that keeps the orders.
  ///   - undo: The history that can undo a cancellation.
  ///   - pageSize: The number of orders per page.
  public init(service: any BookService, undo: UndoHistory = UndoHistory(), pageSize: Int = 50) {
    self.service = service
    self.undo = undo
    self.pageSize = pageSize
    changes.follow(service.changes()) { [weak self] change in
      if change == .orders { self?.pager.reload() }
    }
  }

  deinit {}

  /// Handles an input. `load` reads once. Only an order that is shown and valid can be cancelled.
  public func trigger(_ input: OrderHistoryInput) {
    switch input {
    case .load:
      guard state.list.phase == .idle else { return }
      let service = service
      pager.load { last, limit in try await service.orderHistory(after: last, limit: limit) }
    case .loadMore: pager.loadMore()
    case .cancel(let orderId): cancel(orderId)
    case .retry: pager.retry()
    }
  }

  private func cancel(_ orderId: Int) {
    guard state.orders.contains(where: { $0.id == orderId && !$0.isCancelled }) else { return }
    pager.update(orderId) { $0.isCancelled = true }
    let (service, undo) = (service, undo)
    work.add { [weak self] in
      do {
        try await service.setCancelled(true, orderId: orderId)
        undo.register(String(localized: "Order \(orderId) is cancelled.")) {
          try await service.setCancelled(false, orderId: orderId)
        }
      } catch {
        self?.pager.update(orderId) { $0.isCancelled = false }
        undo.report(error)
      }
    }
  }
}
