import RecordFiles

/// A second server that follows the first one, and takes over its searches.
///
/// The first server answers the searches that the replica cannot yet answer. A replica that fails or lags has no other
/// effect.
actor SearchReplica {
  private let address: String
  private let password: PasswordRequest?
  private let patience: Duration

  private var attempt: Task<PostgresPipeline, any Error>?
  private var nextAttempt = ContinuousClock.now
  /// The latest position that the replica is known to have reached.
  private var reached: String?

  /// The time from a failure until the next attempt to connect.
  private static let pause = Duration.seconds(10)
  /// The number of checks whether a replica has reached a position.
  private static let maximumChecks = 20
  /// The time between two checks.
  private static let checkInterval = Duration.milliseconds(10)

  init(address: String, password: PasswordRequest?, patience: Duration) {
    self.address = address
    self.password = password
    self.patience = patience
  }

  /// Runs a query.
  ///
  /// - Parameter position: The position of the first server that the replica must have reached, or `nil` for any.
  /// - Returns: The rows, or `nil` if the replica cannot be reached, lags behind or fails.
  /// - Throws: `CancellationError`.
  func rows(of sql: String, _ values: [Value], position: String?) async throws -> [PostgresRow]? {
    do {
      guard let pipeline = try await pipeline(), try await hasReached(position, on: pipeline) else { return nil }
      return try await pipeline.query(sql, values)
    } catch let error as PostgresError {
      if error.isOfConnection { fail() }
      return nil
    } catch let error as CancellationError {
      throw error
    } catch {
      return nil
    }
  }

  func close() async {
    let open = attempt
    attempt = nil
    open?.cancel()
    if case .success(let pipeline)? = await open?.result { await pipeline.close() }
  }

  private func pipeline() async throws -> PostgresPipeline? {
    if let attempt { return try await attempt.valueForCaller }
    guard nextAttempt <= .now else { return nil }
    let task = Task {
      let pipeline = PostgresPipeline(patience: patience)
      try await pipeline.open(address, password: password)
      try await pipeline.set("SELECT set_config('plan_cache_mode', 'force_custom_plan', {local})", [])
      return pipeline
    }
    attempt = task
    return try await task.valueForCaller
  }

  private func fail() {
    attempt = nil
    nextAttempt = .now + Self.pause
  }

  private func hasReached(_ position: String?, on pipeline: PostgresPipeline) async throws -> Bool {
    guard let position, position != reached else { return true }
    for _ in 0..<Self.maximumChecks {
      let rows = try await pipeline.query(
        "SELECT NOT pg_is_in_recovery() OR pg_last_wal_replay_lsn() >= $1::pg_lsn", [.text(position)])
      if rows.first?.flag(0) == true {
        reached = position
        return true
      }
      try await Task.sleep(for: Self.checkInterval)
    }
    return false
  }
}
