import Foundation
import Testing

@testable import HomeCore

@Suite("Cart")
struct CartViewModelTests {
  private let service = MockBookService { Date(timeIntervalSince1970: 1_790_000_000) }

  private func loaded(_ bookIds: [Int]) async throws -> CartViewModel {
    for id in bookIds { try await service.addToCart(bookId: id) }
    let viewModel = CartViewModel(service: service)
    viewModel.trigger(.load)
    await until { viewModel.state.phase == .loaded }
    return viewModel
  }

  @Test("shows lines, count and total")
  func arithmetic() async throws {
    let viewModel = try await loaded([1, 5, 1])
    #expect(viewModel.state.cart.items.map(\.quantity) == [2, 1])
    #expect(viewModel.state.cart.items.map(\.total) == [24_000, 15_400])
    #expect(viewModel.state.cart.numberOfItems == 3 && viewModel.state.cart.total == 39_400)
  }

  @Test("is never more than there are numbers for")
  func overflow() {
    let dear = Book(id: 1, title: "", author: "", price: .max, imageName: "")
    #expect(LineItem(book: dear, quantity: 2).total == .max)
    #expect(Cart(items: [LineItem(book: dear, quantity: 1), LineItem(book: dear, quantity: 1)]).total == .max)
  }

  @Test("changes quantities under the hand, and in the store")
  func quantities() async throws {
    let viewModel = try await loaded([1, 5])
    service.answers.hold()
    viewModel.trigger(.setQuantity(2, bookId: 1))
    viewModel.trigger(.setQuantity(3, bookId: 1))
    viewModel.trigger(.setQuantity(4, bookId: 1))
    #expect(viewModel.state.cart.total == 4 * 12_000 + 15_400)
    viewModel.trigger(.remove(bookId: 5))
    #expect(viewModel.state.cart.total == 4 * 12_000)
    service.answers.release()
    await until { service.answers.calls.filter { $0 == "setQuantity" }.count == 4 }
    await until { service.answers.calls.last == "cartItems" }
    let stored = try await service.cartItems()
    #expect(stored.items.map(\.quantity) == [4])
    await until { viewModel.state.cart == stored }
  }

  @Test("does not go back on screen while changes are on their way")
  func flicker() async throws {
    let viewModel = try await loaded([1])
    var totals: [Int] = []
    let token = viewModel.$state.sink { totals.append($0.cart.numberOfItems) }
    for quantity in 2...20 { viewModel.trigger(.setQuantity(quantity, bookId: 1)) }
    await until { service.answers.calls.filter { $0 == "setQuantity" }.count == 19 }
    await until { service.answers.calls.last == "cartItems" }
    withExtendedLifetime(token) {}
    #expect(totals == totals.sorted() && totals.last == 20)
  }

  @Test("keeps quantities in bounds, and leaves alone what is not there or not different")
  func bounds() async throws {
    let viewModel = try await loaded([1, 5])
    viewModel.trigger(.setQuantity(.max, bookId: 1))
    #expect(viewModel.state.cart.items[0].quantity == LineItem.maximumQuantity)
    viewModel.trigger(.setQuantity(-5, bookId: 5))
    #expect(viewModel.state.cart.items.map(\.book.id) == [1])
    let before = viewModel.state.cart
    viewModel.trigger(.setQuantity(3, bookId: 999))
    viewModel.trigger(.setQuantity(LineItem.maximumQuantity, bookId: 1))
    #expect(viewModel.state.cart == before)
    await until { service.answers.calls.filter { $0 == "setQuantity" }.count == 2 }
  }

  @Test("buys once, however often it is told to, into the history")
  func checkout() async throws {
    let viewModel = try await loaded([1, 5, 1])
    service.answers.hold()
    viewModel.trigger(.checkout)
    #expect(viewModel.state.isCheckingOut && !viewModel.state.canCheckOut)
    viewModel.trigger(.checkout)
    viewModel.trigger(.setQuantity(9, bookId: 1))
    service.answers.release()
    await until { !viewModel.state.isCheckingOut && viewModel.state.cart.items.isEmpty }
    let order = try #require(viewModel.state.placedOrder)
    #expect(order.total == 39_400 && order.numberOfItems == 3)
    #expect(try await service.orderHistory(after: nil, limit: 10) == [order])
    #expect(service.answers.calls.filter { $0 == "checkout" }.count == 1)
    viewModel.trigger(.dismissOrder)
    #expect(viewModel.state.placedOrder == nil && !viewModel.state.canCheckOut)
    viewModel.trigger(.checkout)
    #expect(!viewModel.state.isCheckingOut)
  }

  @Test("buys what the user last saw: changes reach the store before")
  func checkoutAfterChange() async throws {
    let viewModel = try await loaded([1])
    service.answers.hold()
    viewModel.trigger(.setQuantity(5, bookId: 1))
    viewModel.trigger(.checkout)
    service.answers.release()
    await until { viewModel.state.placedOrder != nil }
    #expect(viewModel.state.placedOrder?.numberOfItems == 5)
  }

  @Test("loses nothing when buying fails")
  func failingCheckout() async throws {
    let viewModel = try await loaded([1])
    service.answers.hold()
    viewModel.trigger(.checkout)
    await service.answers.waitForCalls(1)
    service.answers.failure = ServiceError.unavailable(reason: "The disk is full.")
    service.answers.release(at: 0)
    await until { viewModel.state.failure == "The disk is full." }
    service.answers.failure = nil
    service.answers.release()
    await until { !viewModel.state.isCheckingOut && viewModel.state.canCheckOut }
    #expect(viewModel.state.cart.numberOfItems == 1 && viewModel.state.placedOrder == nil)
    viewModel.trigger(.dismissFailure)
    #expect(viewModel.state.failure == nil)
  }

  @Test("shows what is in the store after a change has failed")
  func failingChange() async throws {
    let viewModel = try await loaded([1])
    try await service.removeFromCart(bookId: 1)
    viewModel.trigger(.setQuantity(3, bookId: 1))
    await until { viewModel.state.cart.items.isEmpty && viewModel.state.phase == .loaded }
  }

  @Test("says why it cannot be read, and tries again")
  func retrying() async throws {
    try await service.addToCart(bookId: 1)
    service.answers.failure = ServiceError.unavailable(reason: "The store is locked.")
    let viewModel = CartViewModel(service: service)
    viewModel.trigger(.load)
    await until { viewModel.state.phase == .failed("The store is locked.") }
    #expect(!viewModel.state.canCheckOut)
    service.answers.failure = nil
    viewModel.trigger(.retry)
    await until { viewModel.state.cart.numberOfItems == 1 }
  }

  @Test("follows what others put in")
  func following() async throws {
    let viewModel = try await loaded([])
    #expect(viewModel.state.cart.items.isEmpty)
    try await service.addToCart(bookId: 2)
    await until { viewModel.state.cart.numberOfItems == 1 }
  }
}
