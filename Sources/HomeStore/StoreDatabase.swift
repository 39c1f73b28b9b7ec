import HomeCore

/// A database with the errors that services speak of.
struct StoreDatabase: Sendable {
  let database: Database
  private let earlier: Database?

  /// - Parameter earlier: A database that has to have its present form before this one is opened.
  init(_ database: Database, after earlier: StoreDatabase? = nil) {
    self.database = database
    self.earlier = earlier?.database
  }

  /// Looks something up.
  ///
  /// - Throws: ``ServiceError`` or `CancellationError`.
  func read<Result: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Result) async throws -> Result {
    try await service { try await database.read(body) }
  }

  /// Changes something, wholly or not at all.
  ///
  /// - Throws: ``ServiceError``, what `body` throws, or `CancellationError`.
  func write<Result: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Result) async throws -> Result {
    try await service { try await database.write(body) }
  }

  /// Looks up so much that others should not wait for it.
  ///
  /// - Throws: ``ServiceError``, what `body` throws, or `CancellationError`.
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
