import HomeCore
import ServiceContracts
import Testing

@testable import HomeStorePostgres

@Suite("The services of a shared store keep the contract of every service", .serialized)
struct ServiceContractTests {
  @Test("for books", arguments: BookServiceRule.bookLists + BookServiceRule.carts)
  func books(rule: BookServiceRule) async throws {
    try await rule.check { books in
      let shop = try TestShop()
      try shop.add(books)
      return shop.store().books
    }
  }

  @Test("for comics", arguments: ComicServiceRule.comics)
  func comics(rule: ComicServiceRule) async throws {
    try await rule.check { comics in
      let shop = try TestShop()
      try shop.add(comics)
      return shop.store().comics
    }
  }

  @Test("for offers", arguments: OffersServiceRule.offers)
  func offers(rule: OffersServiceRule) async throws {
    try await rule.check { products in
      let shop = try TestShop()
      try shop.add(products)
      return shop.store().offers
    }
  }
}
