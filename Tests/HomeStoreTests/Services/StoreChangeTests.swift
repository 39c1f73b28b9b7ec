import Foundation
import HomeCore
import Testing

@testable import HomeStore

@Suite("A change to a store", .serialized)
final class StoreChangeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("is heard by all who have the same file open")
  func sameFile() async throws {
    let one = Store(in: folder, books: MockBookService.someBooks, comics: MockComicService.someComics)
    let other = Store(url: one.url, catalogue: nil)
    var books = other.books.changes().makeAsyncIterator()
    var comics = other.comics.changes().makeAsyncIterator()
    try await one.books.addToCart(bookId: 3)
    #expect(await books.next() == .cart)
    #expect(try await other.books.numberOfCartItems() == 1)
    let liked = try await one.comics.setLiked(true, comicId: 2)
    // The other store may have detected a change by itself before it is notified of the change.
    while let change = await comics.next(), change != .likes(liked) { #expect(change == .comics) }
  }

  @Test("of many things is told once for each kind")
  func many() async throws {
    let store = Store(in: folder)
    var books = store.books.changes().makeAsyncIterator()
    var comics = store.comics.changes().makeAsyncIterator()
    var offers = store.offers.changes().makeAsyncIterator()
    try await store.file.catalogue.write { connection in
      for book in MockBookService.someBooks { try connection.insert(book) }
      for comic in MockComicService.someComics { try connection.insert(comic) }
      for product in MockOffersService.someProducts(10) { try connection.insert(product) }
    }
    try await store.books.addToCart(bookId: 1)
    try await store.comics.setLiked(true, comicId: 1)
    #expect([await books.next(), await books.next(), await books.next()] == [.books, .cart, .cart])
    #expect(await comics.next() == .comics)
    #expect(await offers.next() != nil)
    guard case .likes = await comics.next() else {
      Issue.record("A like was not told.")
      return
    }
  }
}
