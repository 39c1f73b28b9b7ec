import Foundation
import HomeCore
import Testing

@testable import HomeStore
@testable import RecordFiles

@Suite("A new store", .serialized)
final class CatalogueTests {
  private let folder: TemporaryFolder
  private let sources = URL(filePath: #filePath).appending(path: "../../../../data/catalogue").standardized

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("begins with the catalogue: 200 books, 60 comics and 500 offers at least")
  func filling() async throws {
    let url = URL(filePath: folder.newPath())
    let store = Store(url: url, catalogue: Catalogue(folder: sources))
    #expect(try await store.books.numberOfBooks(matching: BookQuery()) >= 200)
    let comics = try await store.comics.comicList(.popular, after: nil, limit: 1_000)
    #expect(comics.count >= 60)
    #expect(try await store.offers.fetchProductCount(ProductConfiguration()) >= 500)

    let korean = try await store.books.bookList(matching: BookQuery(text: "바다"), after: nil, limit: 10)
    #expect(korean.allSatisfy { $0.title.contains("바다") })
    #expect(try await store.books.numberOfBooks(matching: BookQuery(text: "달")) > 0)
    let detail = try await store.books.bookDetails(bookId: #require(korean.first).id)
    #expect(!detail.summary.isEmpty && !detail.publisher.isEmpty && detail.pageCount > 0 && detail.book.price > 0)
    #expect(comics.contains { $0.isFinished } && comics.contains { !$0.isFinished })
    for chain in ConvenienceStore.allCases {
      for promotion in Promotion.allCases {
        let configuration = ProductConfiguration(store: chain, promotion: promotion)
        #expect(try await store.offers.fetchProductCount(configuration) > 20)
      }
    }
  }

  @Test("is filled once, and keeps what becomes of it")
  func once() async throws {
    let url = URL(filePath: folder.newPath())
    let store = Store(url: url, catalogue: Catalogue(folder: sources))
    try await store.books.addToCart(bookId: 5)
    try await store.file.catalogue.write { try $0.execute("DELETE FROM products WHERE id > 3") }
    await store.close()
    let again = Store(url: url, catalogue: Catalogue(folder: sources))
    #expect(try await again.books.numberOfCartItems() == 1)
    #expect(try await again.offers.fetchProductCount(ProductConfiguration()) == 3)
  }

  @Test("is not made of half a catalogue, and the next try makes a whole one")
  func broken() async throws {
    let copy = folder.url.appending(path: "catalogue")
    try FileManager.default.copyItem(at: sources, to: copy)
    try Data("id,name,price,store,promotion\n1,tea,much,cu,1+1\n".utf8).write(to: copy.appending(path: "offers.csv"))
    let store = Store(url: URL(filePath: folder.newPath()), catalogue: Catalogue(folder: copy))
    await #expect {
      try await store.books.bookList()
    } throws: { error in
      "\(error)".contains("offers.csv:2: “price” is not a whole number")
    }
    try FileManager.default.removeItem(at: copy.appending(path: "offers.csv"))
    await #expect { try await store.books.bookList() } throws: { "\($0)".contains("“offers.csv” cannot be read") }
    try FileManager.default.copyItem(
      at: sources.appending(path: "offers.csv"), to: copy.appending(path: "offers.csv"))
    #expect(try await store.books.bookList().count == 100)
  }
}
