/// Owns one connection, and does everything that is done with it, off the main actor.
actor DatabaseWorker {
  private nonisolated let executor: QueueExecutor
  private let path: String
  private var connection: Connection?

  /// - Parameter label: What debuggers show of its thread.
  init(path: String, label: String) {
    self.path = path
    executor = QueueExecutor(label: label)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Does something with the connection.
  ///
  /// - Parameter open: Opens the connection, if it is not open or its file is not what it was.
  /// - Throws: What `open` and `body` throw. A connection whose file has failed is closed, so that the next try opens it again.
  func perform<Result: Sendable>(
    opening open: @Sendable (_ path: String) throws -> Connection, _ body: @Sendable (Connection) throws -> Result
  ) throws -> Result {
    try Task.checkCancellation()
    do {
      let connection = try intactConnection() ?? open(path)
      self.connection = connection
      return try body(connection)
    } catch {
      if let error = error as? DatabaseError, error.isOfFile { connection = nil }
      throw error
    }
  }

  /// Does something with the connection if it is open.
  func performIfOpen(_ body: @Sendable (Connection) -> Void) {
    if let connection { body(connection) }
  }

  /// Closes the connection, until it is needed again.
  func close() { connection = nil }

  private func intactConnection() -> Connection? {
    if let connection, !connection.isIntact { self.connection = nil }
    return connection
  }
}
