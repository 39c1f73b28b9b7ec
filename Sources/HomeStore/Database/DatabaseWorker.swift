/// Owns one connection, and does everything that is done with it, off the main actor.
actor DatabaseWorker {
  nonisolated let interruptor = Interruptor()
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
  /// - Parameters:
  ///   - job: What ``interruptor`` knows it by.
  ///   - open: Opens the connection, if it is not open or its file is not what it was.
  /// - Throws: What `open` and `body` throw. A connection whose file has failed is closed, so that the next try opens it again.
  func perform<Result: Sendable>(
    _ job: Int, opening open: @Sendable (_ path: String) throws -> Connection,
    _ body: @Sendable (Connection) throws -> Result
  ) throws -> Result {
    try Task.checkCancellation()
    do {
      let connection = try intactConnection() ?? open(path)
      self.connection = connection
      return try interruptor.run(job, on: connection, body)
    } catch {
      if let error = error as? DatabaseError, error.isOfFile { connection = nil }
      throw error
    }
  }

  /// Closes the connection, until it is needed again.
  func close() { connection = nil }

  private func intactConnection() -> Connection? {
    if let connection, !connection.isIntact { self.connection = nil }
    return connection
  }
}
