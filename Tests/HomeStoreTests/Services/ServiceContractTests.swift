import HomeCore
import ServiceContracts
import Testing

@testable import HomeStore

@Suite("The services of a store keep the contract of every service", .serialized)
final class ServiceContractTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("for books", arguments: BookServiceRule.bookLists + BookServiceRule.carts)
  func books(rule: BookServiceRule) async throws {
    try await rule.check { [folder] in Store(in: folder, books: $0).books }
  }

  @Test("for comics", arguments: ComicServiceRule.comics)
  func comics(rule: ComicServiceRule) async throws {
    try await rule.check { [folder] in Store(in: folder, comics: $0).comics }
  }

  @Test("for offers", arguments: OffersServiceRule.offers)
  func offers(rule: OffersServiceRule) async throws {
    try await rule.check { [folder] in Store(in: folder, products: $0).offers }
  }
}
