import Foundation
import HomeCore
import Testing

@testable import HomeStorePostgres

@Suite("A backup of a shared shop")
struct BackupTests {
  @Test("made by pg_dump gives back the catalogue, and what belongs to each person")
  func restore() async throws {
    let shop = try TestShop()
    try shop.add(MockBookService.someBooks)
    try shop.run(
      "INSERT INTO shop.comics (id, title, author, thumbnail, likes, is_finished, start_date) VALUES (1, 'C', '', '', 7, false, 0)"
    )
    let people = PostgresCluster.people.prefix(2)
    for (index, person) in people.enumerated() {
      let store = shop.store(as: person)
      try await store.books.addToCart(bookId: index + 1)
      _ = try await store.books.checkout()
      try await store.books.addToCart(bookId: index + 2)
    }
    _ = try await shop.store(as: people[0]).comics.setLiked(true, comicId: 1)

    let restored = try TestShop(hasShop: false)
    try shop.cluster.copy(shop.database, to: restored.database)
    for person in people {
      let (old, new) = (shop.store(as: person), restored.store(as: person))
      #expect(try await new.books.bookList() == old.books.bookList())
      #expect(try await new.books.cartItems() == old.books.cartItems())
      #expect(
        try await new.books.orderHistory(after: nil, limit: 10) == old.books.orderHistory(after: nil, limit: 10))
      #expect(
        try await new.comics.comicList(.popular, after: nil, limit: 10)
          == old.comics.comicList(.popular, after: nil, limit: 10))
      #expect(try await new.books.checkout().id == 2)
      #expect(try await new.books.orderHistory(after: nil, limit: 10).count == 2)
    }
  }
}
