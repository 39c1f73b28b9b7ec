import HomeCore

/// A store's database with the errors and changes that services speak of.
struct StoreFile: Sendable {
  let database: Database
  let changes: ChangeBroadcast<StoreChange>

  /// - Parameter fill: Puts the first things into a new store.
  init(path: String, fill: @escaping @Sendable (Connection) throws -> Void) {
    let changes = StoreChanges.broadcast(for: path)
    self.changes = changes
    database = Database(path: path, migrations: StoreSchema.migrations(fill: fill)) { connection in
      for change in StoreChange.all(of: connection) { changes.send(change) }
    }
  }

  /// Looks something up.
  ///
  /// - Throws: ``ServiceError`` or `CancellationError`.
  func read<Result: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Result) async throws -> Result {
    try await service { try await database.read(body) }
  }

  /// Changes something, wholly or not at all.
  ///
  /// - Throws: ``ServiceError`` or `CancellationError`.
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
      return try await body()
    } catch let error as DatabaseError {
      throw ServiceError.unavailable(reason: error.description)
    } catch let error as CatalogueError {
      throw ServiceError.unavailable(reason: error.description)
    }
  }
}
