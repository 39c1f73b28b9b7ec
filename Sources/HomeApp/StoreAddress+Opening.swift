import HomeCore
import HomeStore
import HomeStorePostgres
import RecordFiles

extension StoreAddress {
  /// The user's own shop: on the server that the preferences name, or else in a file.
  static var preferred: StoreAddress {
    do {
      if let server = try ShopPreference.server(stored: Preferences().shop) { return .server(server) }
    } catch {
      HomeApp.warn(error.description)
    }
    return .file(Store.defaultURL(identifier: HomeApp.identifier))
  }

  /// Returns the shop, which is opened by its first use.
  ///
  /// - Parameter password: A closure that asks the user for the password of a server.
  func shop(password: @escaping @Sendable (_ server: String) async -> String? = { _ in nil }) -> any Shop {
    let catalogue = Catalogue.installed(identifier: HomeApp.identifier)
    return switch self {
    case .file(let url): Store(url: url, catalogue: catalogue)
    case .server(let server):
      PostgresStore(address: server.connectionString, catalogue: catalogue, password: password)
    }
  }
}
