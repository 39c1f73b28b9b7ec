import Foundation

/// An observer that announces every order placed while the program runs, from any screen.
public final class OrderNotifier {
  private let orders = LatestTask()
  private var announced: Order.ID?

  /// Creates a notifier.
  ///
  /// - Parameters:
  ///   - service: The book service that keeps the orders.
  ///   - start: The time from which on orders are announced.
  ///   - announce: A closure that receives each new order.
  public init(service: any BookService, since start: Date = .now, announce: @escaping (Order) -> Void) {
    // The times of orders are rounded to milliseconds.
    let start = start.addingTimeInterval(-0.001)
    orders.follow(service.changes()) { [weak self] change in
      guard change == .orders else { return }
      Task { [weak self] in
        // An order that cannot be read is not announced; the order history shows the error.
        guard let order = try? await service.orderHistory(after: nil, limit: 1).first, let self else { return }
        // Otherwise an older order was cancelled, or is valid again.
        guard order.date >= start, order.id != announced else { return }
        announced = order.id
        announce(order)
      }
    }
  }

  deinit {}
}
