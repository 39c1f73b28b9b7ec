import Foundation
import HomeCore
import Testing

extension ServiceRule where Item == BookDetail, Service == any BookService {
  /// The rules for the cart, buying, the history and the notifications of changes.
  public static var carts: [BookServiceRule] {
    [
      BookServiceRule("The cart counts each book as often as it is added, in the order of the first time") { make in
        let service = try await make(shelf)
        for id in [7, 1, 7, 10, 7] { try await service.addToCart(bookId: id) }
        let cart = try await service.cartItems()
        #expect(cart.items.map(\.book.id) == [7, 1, 10])
        #expect(cart.items.map(\.quantity) == [3, 1, 1])
        #expect(cart.total == 12_000 * 5)
        #expect(try await service.numberOfCartItems() == 5)
      },
      BookServiceRule("Quantities change, are kept in bounds, and none takes the book out") { make in
        let service = try await make(shelf)
        for id in [1, 4] { try await service.addToCart(bookId: id) }
        try await service.setQuantity(12, bookId: 4)
        #expect(try await service.numberOfCartItems() == 13)
        try await service.setQuantity(.max, bookId: 4)
        #expect(try await service.cartItems().items.map(\.quantity) == [1, LineItem.maximumQuantity])
        try await service.addToCart(bookId: 4)
        #expect(try await service.cartItems().items.map(\.quantity) == [1, LineItem.maximumQuantity])
        try await service.removeFromCart(bookId: 1)
        #expect(try await service.cartItems().items.map(\.book.id) == [4])
        try await service.setQuantity(-3, bookId: 4)
        #expect(try await service.cartItems() == Cart())
      },
      BookServiceRule("A book that is put back comes last") { make in
        let service = try await make(shelf)
        for id in [1, 4] { try await service.addToCart(bookId: id) }
        try await service.removeFromCart(bookId: 1)
        try await service.addToCart(bookId: 1)
        #expect(try await service.cartItems().items.map(\.book.id) == [4, 1])
      },
      BookServiceRule("What was taken out goes back to its place with its quantity") { make in
        let service = try await make(shelf)
        for id in [1, 4, 7] { try await service.addToCart(bookId: id) }
        try await service.removeFromCart(bookId: 4)
        try await service.restoreToCart(3, bookId: 4, at: 1)
        #expect(try await service.cartItems().items.map(\.book.id) == [1, 4, 7])
        #expect(try await service.cartItems().items.map(\.quantity) == [1, 3, 1])
        try await service.restoreToCart(.max, bookId: 4, at: 0)
        #expect(try await service.cartItems().items.map(\.book.id) == [1, 4, 7], "what is in there stays where it is")
        #expect(try await service.cartItems().items.map(\.quantity) == [1, LineItem.maximumQuantity, 1])
        for id in [1, 4, 7] { try await service.removeFromCart(bookId: id) }
        try await service.restoreToCart(2, bookId: 7, at: .max)
        try await service.restoreToCart(1, bookId: 1, at: -1)
        #expect(try await service.cartItems().items.map(\.book.id) == [1, 7])
        try await service.addToCart(bookId: 10)
        #expect(try await service.cartItems().items.map(\.book.id) == [1, 7, 10])
        await #expect(throws: ServiceError.notFound) { try await service.restoreToCart(1, bookId: 2, at: 0) }
      },
      BookServiceRule("What is not there cannot be added, counted or bought") { make in
        let service = try await make(shelf)
        await #expect(throws: ServiceError.notFound) { try await service.addToCart(bookId: 2) }
        await #expect(throws: ServiceError.notFound) { try await service.setQuantity(2, bookId: 1) }
        await #expect(throws: ServiceError.notFound) { try await service.removeFromCart(bookId: 1) }
        await #expect(throws: ServiceError.cartIsEmpty) { try await service.checkout() }
        #expect(try await service.orderHistory(after: nil, limit: 10).isEmpty)
      },
      BookServiceRule("Buying empties the cart into the history, the latest order first, page by page") { make in
        let service = try await make(shelf)
        var orders: [Order] = []
        for quantity in 1...5 {
          for id in [4, 1] { try await service.addToCart(bookId: id) }
          try await service.setQuantity(quantity, bookId: 4)
          let cart = try await service.cartItems()
          let order = try await service.checkout()
          #expect(order.items == cart.items && order.total == cart.total)
          #expect(abs(order.date.timeIntervalSinceNow) < 600)
          #expect(try await service.cartItems() == Cart())
          #expect(try await service.numberOfCartItems() == 0)
          orders.insert(order, at: 0)
        }
        #expect(orders.map(\.id) == [5, 4, 3, 2, 1])
        #expect(try await service.orderHistory(after: nil, limit: 100) == orders)
        #expect(try await service.orderHistory(after: nil, limit: 2) == Array(orders[..<2]))
        #expect(try await service.orderHistory(after: orders[1], limit: 2) == Array(orders[2..<4]))
        #expect(try await service.orderHistory(after: orders[4], limit: 2).isEmpty)
      },
      BookServiceRule("A cancelled order stays as it was bought, and can be valid again", body: cancellation),
      BookServiceRule("Many at once lose nothing") { make in
        let service = try await make(shelf)
        try await withThrowingTaskGroup { group in
          for index in 0..<60 { group.addTask { try await service.addToCart(bookId: index % 3 * 3 + 1) } }
          try await group.waitForAll()
        }
        #expect(try await service.cartItems().items.map(\.quantity) == [20, 20, 20])
        let bought = await withTaskGroup { group in
          for _ in 0..<4 { group.addTask { (try? await service.checkout()) != nil } }
          return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(bought == 1)
        #expect(try await service.orderHistory(after: nil, limit: 10).map(\.numberOfItems) == [60])
      },
      BookServiceRule("Each listener hears of each change, after it has been made", body: changes),
    ]
  }

  private static let cancellation: @Sendable (BookServiceRule.Maker) async throws -> Void = { make in
    let service = try await make(shelf)
    for id in [4, 1, 4] { try await service.addToCart(bookId: id) }
    let order = try await service.checkout()
    #expect(!order.isCancelled)
    var cancelled = order
    cancelled.isCancelled = true
    let stream = service.changes()
    for _ in 0..<2 {
      #expect(try await service.setCancelled(true, orderId: order.id) == cancelled)
      #expect(try await service.orderHistory(after: nil, limit: 10) == [cancelled])
    }
    #expect(await stream.first(1) == [.orders])
    try await service.addToCart(bookId: 7)
    #expect(try await service.checkout().id == order.id + 1)
    #expect(try await service.setCancelled(false, orderId: order.id) == order)
    for unknown in [0, -1, order.id + 2, Int.max, Int.min] {
      await #expect(throws: ServiceError.notFound) { try await service.setCancelled(true, orderId: unknown) }
    }
    try await withThrowingTaskGroup { group in
      for index in 0..<20 {
        group.addTask { try await service.setCancelled(true, orderId: order.id + index % 2) }
      }
      try await group.waitForAll()
    }
    let history = try await service.orderHistory(after: nil, limit: 10)
    #expect(history.map(\.isCancelled) == [true, true] && history.last?.items == order.items)
  }

  private static let changes: @Sendable (BookServiceRule.Maker) async throws -> Void = { make in
    let service = try await make(shelf)
    let streams = [service.changes(), service.changes()]
    try await service.addToCart(bookId: 1)
    try await service.setQuantity(3, bookId: 1)
    try await service.checkout()
    for stream in streams {
      let heard = await stream.first(4)
      #expect(heard[..<2] == [.cart, .cart])
      #expect(Set(heard[2...]) == [.cart, .orders])
    }
    let late = service.changes()
    try? await service.addToCart(bookId: 2)  // Fails, and so is not reported.
    try await service.addToCart(bookId: 4)
    #expect(await late.first(1) == [.cart])
    #expect(try await service.numberOfCartItems() == 1)
  }
}
