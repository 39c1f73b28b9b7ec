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
  /// - Parameters:
  ///   - makesShop: A Boolean value that indicates whether a missing shop is created.
  ///   - password: A closure that asks the user for the password of a server, or `nil` if the user cannot be asked.
  func shop(makesShop: Bool = true, password: (@Sendable (_ server: String) async -> String?)? = nil) -> any Shop {
    let catalogue = Catalogue.installed(identifier: HomeApp.identifier)
    return switch self {
    case .file(let url): Store(url: url, catalogue: catalogue, makesShop: makesShop)
    case .server(let server):
      PostgresStore(
        address: server.connectionString, catalogue: catalogue, makesShop: makesShop, password: password)
    }
  }
}

nonisolated extension StoreAddress {
  /// Opens the shop as the source of a migration.
  func migrationSource() async throws -> any MigrationStore {
    switch self {
    case .file(let url): try await SQLiteMigration.source(url, place: description)
    case .server(let server): try await PostgresMigration.source(server.connectionString, place: description)
    }
  }

  /// Opens the target of a migration.
  func migrationTarget() async throws -> any MigrationStore {
    switch self {
    case .file(let url): try await SQLiteMigration.target(url, place: description)
    case .server(let server): try await PostgresMigration.target(server.connectionString, place: description)
    }
  }
}
