import RecordFiles

/// An actor that owns one connection and runs all of its operations off the main actor.
actor DatabaseWorker {
  private nonisolated let executor: QueueExecutor
  private let path: String
  private var connection: Connection?

  /// - Parameter label: The name of its thread in debuggers.
  init(path: String, label: String) {
    self.path = path
    executor = QueueExecutor(label: label)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Runs an operation on the connection.
  ///
  /// - Parameter open: A closure that opens the connection if it is closed or its file has changed.
  /// - Throws: The errors of `open` and `body`. After a file error the connection is closed, so that the next call
  ///   reopens it.
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

  /// Runs an operation on the connection if it is open.
  func performIfOpen(_ body: @Sendable (Connection) -> Void) {
    if let connection { body(connection) }
  }

  /// Closes the connection until its next use.
  func close() { connection = nil }

  private func intactConnection() -> Connection? {
    if let connection, !connection.isIntact { self.connection = nil }
    return connection
  }
}
