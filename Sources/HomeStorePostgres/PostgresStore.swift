import Foundation
import HomeCore
import RecordFiles

/// The application's services on a shared PostgreSQL server: several desktops have one catalogue, and a person's cart,
/// orders and likes are the same on each. A person is a login of the server.
///
/// ```swift
/// let store = PostgresStore(address: "postgresql://ann@shop.example/shop", catalogue: nil) { server in
///   await askForPassword(of: server)
/// }
/// let books = try await store.books.bookList()
/// ```
///
/// Creating a store opens no connection. The first call to a service connects, and creates the shop in a schema of the
/// database named `shop` if there is none. The services' `changes()` report the changes of other desktops soon
/// afterwards. A lost connection is reopened automatically.
///
/// Servers on other machines must prove their identity, as with `sslmode=verify-full`, unless the address, the service
/// file or `PGSSLMODE` specifies another mode. libpq finds passwords in its usual places, such as `~/.pgpass`.
public final class PostgresStore: Shop {
  /// The address of the store, without a password.
  public let url: URL
  /// The books, the cart and the orders.
  public let books: any BookService
  /// The web comics.
  public let comics: any ComicService
  /// The convenience-store offers.
  public let offers: any OffersServiceRepresentable
  /// The imports and exports.
  public let records: any RecordExchange

  let shop: SharedShop

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - address: `postgresql://…` or `postgres://…` in libpq's syntax, or `postgresql+service:NAME` for an entry of
  ///     its service file.
  ///   - catalogue: The initial records of a new shop, or `nil` for an empty one.
  ///   - makesShop: A Boolean value that indicates whether a missing shop is created.
  ///   - now: A closure that returns the time of an order.
  ///   - password: A closure that is called for each connection whose server requires a password that libpq does not
  ///     find, or `nil` if there is no way to ask for one. The store does not keep the password.
  public convenience init(
    address: String, catalogue: Catalogue?, makesShop: Bool = true, now: @escaping @Sendable () -> Date = { Date() },
    password: PasswordRequest? = nil
  ) {
    self.init(
      address: address, catalogue: catalogue, makesShop: makesShop, now: now, patience: SharedShop.Patience(),
      password: password)
  }

  init(
    address: String, catalogue: Catalogue?, makesShop: Bool = true, now: @escaping @Sendable () -> Date = { Date() },
    patience: SharedShop.Patience, password: PasswordRequest? = nil
  ) {
    url = Self.url(of: address)
    shop = SharedShop(
      address: address, catalogue: catalogue, makesShop: makesShop, password: password, patience: patience)
    books = PostgresBookService(shop: shop, now: now)
    comics = PostgresComicService(shop: shop)
    offers = PostgresOffersService(shop: shop)
    records = PostgresRecordExchange(shop: shop)
  }

  /// Returns whether a text is the address of a shared store, rather than the path of a file.
  public static func isAddress(_ text: String) -> Bool {
    ["postgresql://", "postgres://", "postgresql+service:"].contains { text.hasPrefix($0) }
  }

  /// Returns a new stream of the state of the connection: the current and all following states.
  public func connectionStates() -> AsyncStream<StoreConnectionState> { shop.states.stream() }

  /// Returns a new stream with an element for each change of the person's cart on another desktop from now on.
  public func cartChangesElsewhere() -> AsyncStream<Void> { shop.cartChangesElsewhere.stream() }

  /// Closes the connections until their next use.
  public func close() async {
    await shop.close()
  }

  /// Returns an address without any part that might be a password.
  private static func url(of address: String) -> URL {
    let nothing = URL(filePath: "/")
    guard var components = URLComponents(string: address) else { return nothing }
    components.password = nil
    components.queryItems = components.queryItems?.filter { !ServerParameter.isSecret($0.name) }
    return components.url ?? nothing
  }
}
