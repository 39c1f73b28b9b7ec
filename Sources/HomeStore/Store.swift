import Foundation
import HomeCore

/// A shop in a database file: books with cart and orders, comics and offers.
///
/// ```swift
/// let store = Store(url: Store.defaultURL(identifier: "io.github.gtkbridge.HomeApp"))
/// let books = try await store.books.bookList()
/// ```
///
/// The file is opened, and if need be made, by the first call to a service; whatever is wrong with it is what that call
/// throws, and the next call tries again.
public final class Store: Sendable {
  /// Where the store is.
  public let url: URL
  /// Its books, the cart and the orders.
  public let books: any BookService
  /// Its web comics.
  public let comics: any ComicService
  /// Its convenience stores' offers.
  public let offers: any OffersServiceRepresentable

  let file: StoreFile

  /// - Parameters:
  ///   - url: The file. It and its folder need not exist.
  ///   - now: Tells the time of orders.
  public convenience init(url: URL, now: @escaping @Sendable () -> Date = { Date() }) {
    self.init(url: url, now: now) { _ in }
  }

  init(
    url: URL, now: @escaping @Sendable () -> Date = { Date() },
    fill: @escaping @Sendable (Connection) throws -> Void
  ) {
    self.url = url
    file = StoreFile(path: url.standardizedFileURL.path(percentEncoded: false), fill: fill)
    books = SQLiteBookService(store: file, now: now)
    comics = SQLiteComicService(store: file)
    offers = SQLiteOffersService(store: file)
  }

  /// Closes the file, until it is needed again. SQLite leaves nothing beside it then.
  public func close() async {
    await file.database.close()
  }
}
