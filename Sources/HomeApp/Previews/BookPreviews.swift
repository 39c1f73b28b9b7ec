import GtkBridge
import HomeCore

extension Preview {
  static var books: [Preview] {
    [
      Preview("BookListView", "Books", group: AppScreen.books.title) {
        bookListView(MockBookService())
      } readyWhen: {
        $0.contains("구운몽")
      },
      Preview("BookListView", "Empty", group: AppScreen.books.title) {
        bookListView(MockBookService(books: []))
      } readyWhen: {
        $0.contains(String(localized: "No Books Yet"))
      },
      Preview("BookListView", "Failure", group: AppScreen.books.title) {
        bookListView(MockBookService.failing)
      } readyWhen: {
        $0.contains(String(localized: "No Books to Show"))
      },
      Preview("BookListView", "Loading", group: AppScreen.books.title) {
        bookListView(MockBookService.waiting)
      },
      Preview("BookListView", "Nothing Found", group: AppScreen.books.title) {
        bookListView(MockBookService(), searching: "zebra")
      } readyWhen: {
        $0.contains(String(localized: "No Books Found"))
      },
      Preview("BookDetailView", "Book", group: AppScreen.books.title) {
        BookDetailView(service: MockBookService(), bookId: 2)
      } readyWhen: {
        $0.contains("구운몽")
      },
      Preview("BookDetailView", "Gone", group: AppScreen.books.title) {
        BookDetailView(service: MockBookService(), bookId: 99)
      } readyWhen: {
        $0.contains(String(localized: "This Book Cannot Be Shown"))
      },
    ]
  }

  private static func bookListView(_ service: MockBookService, searching text: String = "") -> BookListView {
    let viewModel = BookListViewModel(service: service)
    viewModel.trigger(.search(text))
    return BookListView(
      viewModel: AnyViewModel(viewModel), transfer: PreviewExchange.transfer, service: service, undo: UndoHistory())
  }

  static var cart: [Preview] {
    [
      Preview("CartView", "Books", group: AppScreen.books.title) {
        CartView(service: MockBookService.withCart([1, 5, 5]))
      } readyWhen: {
        $0.contains(42_800.formatted(.won))
      },
      Preview("CartView", "Empty", group: AppScreen.books.title) {
        CartView(service: MockBookService())
      } readyWhen: {
        $0.contains(String(localized: "The Cart Is Empty"))
      },
      Preview("CartView", "Bought", group: AppScreen.books.title) {
        PlacedOrderPage(order: .bought, service: MockBookService())
      },
      Preview("CartView", "Failure", group: AppScreen.books.title) {
        CartView(service: MockBookService.failing)
      } readyWhen: {
        $0.contains(String(localized: "The Cart Cannot Be Shown"))
      },
    ]
  }

  static var orders: [Preview] {
    [
      Preview("OrderHistoryView", "Orders", group: AppScreen.books.title) {
        OrderHistoryView(service: MockBookService.withOrder([1, 5]))
      } readyWhen: {
        $0.contains("Moby-Dick")
      },
      Preview("OrderDetailView", "Placed", group: AppScreen.books.title) {
        orderDetailView(.bought)
      },
      Preview("OrderDetailView", "Cancelled", group: AppScreen.books.title) {
        orderDetailView(.cancelled)
      },
      Preview("OrderHistoryView", "Empty", group: AppScreen.books.title) {
        OrderHistoryView(service: MockBookService())
      } readyWhen: {
        $0.contains(String(localized: "No Orders Yet"))
      },
    ]
  }
}

@MainActor
private func orderDetailView(_ order: Order) -> OrderDetailView {
  OrderDetailView(order: order, viewModel: AnyViewModel(OrderHistoryViewModel(service: MockBookService())))
}

extension ServiceError {
  /// The error of a service that cannot be read.
  static var beingRepaired: ServiceError { .unavailable(reason: String(localized: "The store is being repaired.")) }
}

extension Order {
  /// A sample order.
  fileprivate static var bought: Order {
    let books = MockBookService.someBooks.prefix(2).map(\.book)
    return Order(
      id: 7, date: Date(timeIntervalSince1970: 1_790_000_000), items: books.map { LineItem(book: $0, quantity: 1) })
  }
}

extension Order {
  /// A sample order that is cancelled.
  fileprivate static var cancelled: Order {
    var order = bought
    order.isCancelled = true
    return order
  }
}

extension MockBookService {
  /// A service whose calls fail.
  fileprivate static var failing: MockBookService {
    let service = MockBookService()
    service.answers.failure = ServiceError.beingRepaired
    return service
  }

  /// A service that never answers.
  fileprivate static var waiting: MockBookService {
    let service = MockBookService()
    service.answers.hold()
    return service
  }

  /// A service with these books in the cart, one copy for each occurrence.
  fileprivate static func withCart(_ books: [Int]) -> MockBookService {
    let service = MockBookService()
    Task { for book in books { try await service.addToCart(bookId: book) } }
    return service
  }

  /// A service with an order for these books.
  fileprivate static func withOrder(_ books: [Int]) -> MockBookService {
    let service = MockBookService(now: { Date(timeIntervalSince1970: 1_790_000_000) })
    Task {
      for book in books { try await service.addToCart(bookId: book) }
      try await service.checkout()
    }
    return service
  }
}
