import GtkBridge
import HomeCore

extension ApplicationNotification {
  /// Creates a notification about a placed order. A click opens the book shop.
  init(of order: Order) {
    self.init(title: String(localized: "Order placed"))
    let number = order.numberOfItems
    body = String(
      localized: "\(number) book for \(order.total, format: .won)",
      plural: "\(number) books for \(order.total, format: .won)", count: number)
    defaultAction = .init("", action: "show-screen", target: AppScreen.books.rawValue)
    buttons = [.init(String(localized: "Show Books"), action: "show-screen", target: AppScreen.books.rawValue)]
  }
}
