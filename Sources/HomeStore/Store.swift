import Foundation
import HomeCore
import RecordFiles

/// A shop in two database files: the books, comics and offers in one, and the user's cart, orders and liked comics in
/// another, whose name has the suffix `-user`.
///
/// ```swift
/// let store = Store(url: Store.defaultURL(identifier: id), catalogue: .installed(identifier: id))
/// let books = try await store.books.bookList()
/// ```
///
/// The first call to a service opens the files, and creates them if necessary. If that fails, the call throws, and the
/// next call tries again.
public final class Store: Shop {
  /// The URL of the store.
  public let url: URL
  /// The books, the cart and the orders.
  public let books: any BookService
  /// The web comics.
  public let comics: any ComicService
  /// The convenience-store offers.
  public let offers: any OffersServiceRepresentable
  /// The imports and exports.
  public let records: any RecordExchange

  let file: StoreFile

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - url: The file. It and its folder need not exist.
  ///   - catalogue: The initial records of a new store, or `nil` for an empty one.
  ///   - makesShop: A Boolean value that indicates whether a missing store is created.
  ///   - now: A closure that returns the time of an order.
  public convenience init(
    url: URL, catalogue: Catalogue?, makesShop: Bool = true, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.init(url: url, makesShop: makesShop, now: now) { connection in try catalogue?.fill(connection) }
  }

  init(
    url: URL, makesShop: Bool = true, now: @escaping @Sendable () -> Date = { Date() },
    fill: @escaping @Sendable (Connection) throws -> Void
  ) {
    self.url = url
    file = StoreFile(path: url.standardizedFileURL.path(percentEncoded: false), isMade: makesShop, fill: fill)
    books = SQLiteBookService(store: file, now: now)
    comics = SQLiteComicService(store: file)
    offers = SQLiteOffersService(store: file)
    records = StoreRecordExchange(store: file)
  }

  /// Returns the default URL of a store according to the XDG Base Directory Specification: in `$XDG_DATA_HOME`, or
  /// `~/.local/share` if that is not set to an absolute path.
  ///
  /// - Parameter identifier: The program's identifier, which is the name of the folder.
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

  /// Returns a stream of one state: files need no connection.
  public func connectionStates() -> AsyncStream<StoreConnectionState> {
    AsyncStream { continuation in
      continuation.yield(.connected)
      continuation.finish()
    }
  }

  /// Returns an empty stream: no other computer uses the files.
  public func cartChangesElsewhere() -> AsyncStream<Void> {
    AsyncStream { $0.finish() }
  }

  /// Closes the files until their next use. SQLite then removes its auxiliary files.
  public func close() async {
    await file.close()
  }
}
