import Foundation
import HomeCore

/// A shop in a database file: books, comics and offers; and, in a file beside it whose name ends in `-user`, what the user
/// has: the cart, the orders, the comics they like.
///
/// ```swift
/// let store = Store(url: Store.defaultURL(identifier: id), catalogue: .installed(identifier: id))
/// let books = try await store.books.bookList()
/// ```
///
/// The files are opened, and if need be made, by the first call to a service; whatever is wrong with them is what that call
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
  /// Imports and exports all of them.
  public let records: any RecordExchange

  let file: StoreFile

  /// - Parameters:
  ///   - url: The file. It and its folder need not exist.
  ///   - catalogue: What the file begins with if it does not exist; nothing if `nil`.
  ///   - now: Tells the time of orders.
  public convenience init(url: URL, catalogue: Catalogue?, now: @escaping @Sendable () -> Date = { Date() }) {
    self.init(url: url, now: now) { connection in try catalogue?.fill(connection) }
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
    records = StoreRecordExchange(store: file)
  }

  /// Where a program keeps its store by the XDG base directory specification: in `$XDG_DATA_HOME`, or `~/.local/share` if
  /// that is not set to an absolute path.
  ///
  /// - Parameter identifier: The program's id, which names its folder.
  public static func defaultURL(
    identifier: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    func absolute(_ path: String) -> URL? {
      path.hasPrefix("/") ? URL(filePath: path, directoryHint: .isDirectory) : nil
    }
    let home = environment["HOME"].flatMap(absolute) ?? FileManager.default.homeDirectoryForCurrentUser
    let data = environment["XDG_DATA_HOME"].flatMap(absolute) ?? home.appending(path: ".local/share")
    return data.appending(path: identifier).appending(path: "store.sqlite")
  }

  /// Closes the files, until they are needed again. SQLite leaves nothing beside them then.
  public func close() async {
    await file.close()
  }
}
