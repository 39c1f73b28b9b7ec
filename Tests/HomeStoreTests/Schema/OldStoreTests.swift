import Foundation
import HomeCore
import Testing

@testable import HomeStore

@Suite("A store of the first form, with everything in one file", .serialized)
final class OldStoreTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Creates one with a cart, an order, a liked comic, and books that are found only by their accents.
  private func makeOldStore() throws -> Store {
    let path = folder.newPath()
    let migrations = Migrations(applicationID: CatalogueSchema.applicationID, steps: [.script(CatalogueSchema.shop)]) {
      _ in
    }
    let connection = try Connection.writing(path, mode: .create, migrations: migrations)
    try connection.executeScript(
      """
      INSERT INTO books VALUES (1, 'Ana Brandão', 'Zoë', 700, 'a'), (2, '책 \u{1F4DA} 벌레', '김하나', 900, 'b'), (3, 'Moon', 'Lee', 1, 'c');
      INSERT INTO book_details VALUES (1, '', '', 0, 0, ' ana brandão zoë'), (2, '', '', 0, 0, ' 책 벌레 레 김하나 하나 나'),
        (3, '', '', 0, 0, ' moon lee');
      INSERT INTO cart_items VALUES (4, 2, 3), (9, 1, 1);
      INSERT INTO orders VALUES (7, 1000);
      INSERT INTO order_items VALUES (7, 0, 5, 'Gone', 'Who', 50, 'g', 2);
      INSERT INTO comics VALUES (1, 'A', 'B', 'c', 11, 1, 0, 0), (2, 'D', 'E', 'f', 11, 0, 0, 0);
      """)
    return Store(url: URL(filePath: path), catalogue: nil)
  }

  private func checkUserThings(in store: Store) async throws {
    let cart = try await store.books.cartItems()
    #expect(cart.items.map { [$0.book.id, $0.quantity] } == [[2, 3], [1, 1]])
    let orders = try await store.books.orderHistory(after: nil, limit: 9)
    #expect(orders.map(\.id) == [7] && orders.map(\.total) == [100] && orders[0].items.map(\.book.title) == ["Gone"])
    let comics = try await store.comics.comicList(.popular, after: nil, limit: 9)
    #expect(comics.map(\.likes) == [11, 11] && comics.map(\.isLiked) == [true, false])
  }

  @Test("keeps what the user has, in a file beside it")
  func userThings() async throws {
    let store = try makeOldStore()
    try await checkUserThings(in: store)
    #expect(try await store.comics.setLiked(false, comicId: 1).likes == 10)
    #expect(try await store.books.checkout().id == 8)
    await store.close()
    #expect(try await store.books.orderHistory(after: nil, limit: 9).count == 2)
    let tables = try await store.file.catalogue.read { connection in
      try connection.query("SELECT name FROM sqlite_schema WHERE name GLOB 'cart*' OR name GLOB 'order*'") {
        $0.text(0)
      }
    }
    #expect(tables.isEmpty)
  }

  @Test("is found by texts without accents from then on, and by pictures")
  func search() async throws {
    let store = try makeOldStore()
    for (text, ids) in [
      ("brandao", [1]), ("Brandão", [1]), ("zoe ana", [1]), ("\u{1F4DA}", [2]), ("moon", [3]), ("하나", [2]),
      ("ㅊ ㅎㄴ", [2]), ("벌ㄹ", [2]),
    ] {
      let found = try await store.books.bookList(matching: BookQuery(text: text), after: nil, limit: 9)
      #expect(found.map(\.id) == ids, "\(text)")
    }
    try await store.file.catalogue.write {
      try $0.executeScript("INSERT INTO book_search (book_search) VALUES ('integrity-check')")
    }
  }

  @Test("begins its move anew if that was ended half way")
  func halfMoved() async throws {
    struct End: Error {}
    let store = try makeOldStore()
    let path = store.url.path
    do {
      let connection = try Connection(path: path, mode: .readWrite)
      #expect(throws: End.self) {
        try connection.transaction(.writing) {
          try UserTablesMove(userPath: StoreFile.userPath(of: path)).move(from: connection)
          throw End()
        }
      }
    }
    try await checkUserThings(in: store)
  }

  @Test("makes no file for a user who has nothing")
  func nothing() async throws {
    let store = Store(in: folder, books: MockBookService.someBooks)
    _ = try await store.books.bookList()
    await store.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [store.url.lastPathComponent])
  }
}
