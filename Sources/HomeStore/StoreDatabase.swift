import HomeCore
import RecordFiles

/// A database whose errors are converted to those of the services.
struct StoreDatabase: Sendable {
  let database: Database
  private let earlier: Database?

  /// - Parameter earlier: A database that must be migrated before this one is opened.
  init(_ database: Database, after earlier: StoreDatabase? = nil) {
    self.database = database
    self.earlier = earlier?.database
  }

  /// Reads from a single snapshot.
  ///
  /// - Throws: ``ServiceError``, the errors of `body`, or `CancellationError`.
  func read<Result: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Result) async throws -> Result {
    try await service { try await database.read(body) }
  }

  /// Writes in a transaction.
  ///
  /// - Throws: ``ServiceError``, the errors of `body`, or `CancellationError`.
  func write<Result: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Result) async throws -> Result {
    try await service { try await database.write(body) }
  }

  /// Reads a large amount of data without blocking other reads.
  ///
  /// - Throws: ``ServiceError``, the errors of `body`, or `CancellationError`.
  func readAtLength<Result: Sendable>(
    _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    try await service { try await database.readAtLength(body) }
  }

  private func service<Result>(_ body: () async throws -> Result) async throws -> Result {
    do {
      try await earlier?.prepare()
      return try await body()
    } catch let error as DatabaseError {
      throw ServiceError.unavailable(reason: error.description)
    } catch let error as CatalogueError {
      throw ServiceError.unavailable(reason: error.description)
    }
  }
}
