/// Tells of every order that is placed while the program runs, whichever screen it was placed on.
public final class OrderNotifier {
  private let orders = LatestTask()

  /// - Parameters:
  ///   - service: Where the orders are.
  ///   - announce: Gets each new order.
  public init(service: any BookService, announce: @escaping (Order) -> Void) {
    orders.follow(service.changes()) { change in
      guard change == .orders else { return }
      Task {
        // What cannot be read is in the history all the same, and its screen says what is wrong.
        guard let order = try? await service.orderHistory(after: nil, limit: 1).first else { return }
        announce(order)
      }
    }
  }

  deinit {}
}
