import HomeCore
import ServiceContracts
import Testing

@Suite("Mock services")
struct MockServiceTests {
  @Test("sell books by the contract", arguments: BookServiceRule.bookLists + BookServiceRule.carts)
  func books(rule: BookServiceRule) async throws {
    try await rule.check { MockBookService(books: $0) }
  }

  @Test("have comics by the contract", arguments: ComicServiceRule.comics)
  func comics(rule: ComicServiceRule) async throws {
    try await rule.check { MockComicService(comics: $0) }
  }

  @Test("have offers by the contract", arguments: OffersServiceRule.offers)
  func offers(rule: OffersServiceRule) async throws {
    try await rule.check { MockOffersService(products: $0) }
  }

  @Test("say that books came and went, and take those that went out of the cart")
  func replacing() async throws {
    let service = MockBookService()
    try await service.addToCart(bookId: 1)
    var changes = service.changes().makeAsyncIterator()
    await service.replaceBooks(with: [])
    #expect(await changes.next() == .books)
    #expect(await changes.next() == .cart)
    #expect(try await service.numberOfCartItems() == 0)
  }

  @Test("hold calls until they are released, one by one or all")
  func holding() async throws {
    let service = MockBookService()
    service.answers.hold()
    async let count = service.numberOfCartItems()
    await service.answers.waitForCalls(1)
    async let cart = service.cartItems()
    await service.answers.waitForCalls(2)
    service.answers.release(at: 1)
    #expect(try await cart == Cart())
    #expect(service.answers.heldCalls == ["numberOfCartItems"])
    service.answers.release()
    #expect(try await count == 0)
    #expect(try await service.bookList().count == 6)
    #expect(service.answers.calls == ["numberOfCartItems", "cartItems", "bookList"])
  }

  @Test("fail while they are told to")
  func failing() async throws {
    let service = MockBookService()
    service.answers.failure = ServiceError.unavailable(reason: "The store is locked.")
    await #expect(throws: ServiceError.unavailable(reason: "The store is locked.")) { try await service.bookList() }
    service.answers.failure = nil
    #expect(try await service.bookList().count == 6)
  }
}
