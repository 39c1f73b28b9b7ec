/// An observer that announces every order placed while the program runs, whichever screen it was placed on.
public final class OrderNotifier {
  private let orders = LatestTask()

  /// Creates a notifier.
  ///
  /// - Parameters:
  ///   - service: The book service that keeps the orders.
  ///   - announce: A closure that receives each new order.
  public init(service: any BookService, announce: @escaping (Order) -> Void) {
    orders.follow(service.changes()) { change in
      guard change == .orders else { return }
      Task {
        // An order that cannot be read is not announced; the order history shows the error.
        guard let order = try? await service.orderHistory(after: nil, limit: 1).first else { return }
        announce(order)
      }
    }
  }

  deinit {}
}
