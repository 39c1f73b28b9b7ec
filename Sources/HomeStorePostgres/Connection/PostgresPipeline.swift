import CPostgres
import Foundation
import RecordFiles

/// A connection on which requests follow each other without waiting for answers (libpq's pipeline mode). Each request
/// is a transaction of its own.
///
/// It has a thread of its own, so that neither the main thread nor a thread of the cooperative pool waits for the server.
///
/// Behind a pooler, such as PgBouncer in transaction mode, each transaction may have another connection to the server.
/// Statements are then not prepared, and each request includes the settings.
actor PostgresPipeline {
  private nonisolated let executor = SocketExecutor()
  private var handle: PostgresHandle?
  private let patience: Duration
  private let quiet: Duration
  private let onNotification: @Sendable (String) -> Void
  private let onQuiet: @Sendable () -> Void
  private let onEnd: @Sendable (PostgresError) -> Void

  /// Indicates whether libpq has data that the socket has not yet accepted.
  private var isWriting = false
  private var end: PostgresError?
  private var requests: [Request] = []
  private var nextID = 0
  /// The names of the prepared statements.
  private var statements: [String: String] = [:]
  private var lastStatement = 0
  private var lastSign = ContinuousClock.now
  /// Indicates whether the server has owed an answer for some time.
  private(set) var isQuiet = false {
    didSet { if isQuiet != oldValue { onQuiet() } }
  }
  /// Indicates whether there is or may be a pooler in front of the server.
  private(set) var isPooled = true
  private var settings: Settings?

  /// A query that sets parameters of the connection.
  private struct Settings {
    let sql: String
    let values: [Value]
  }

  private struct Request {
    let id: Int
    let sql: String
    /// Indicates whether the request includes the settings. Their result comes first.
    var awaitsSettings = false
    /// Indicates whether the request prepares its statement.
    var isPreparing = false
    var rows: [PostgresRow] = []
    var error: PostgresError?
    /// The waiting caller, or `nil` after its cancellation.
    var continuation: CheckedContinuation<[PostgresRow], any Error>?
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Creates a connection that is not yet open.
  ///
  /// - Parameters:
  ///   - patience: How long the server may be silent while it owes an answer.
  ///   - quiet: How long it may be silent before the silence is reported.
  ///   - onNotification: A closure that receives the payloads of notifications.
  ///   - onQuiet: A closure that runs after each change of ``isQuiet``.
  ///   - onEnd: A closure that runs once, when the open connection has ended.
  init(
    patience: Duration, quiet: Duration = .seconds(3_600),
    onNotification: @escaping @Sendable (String) -> Void = { _ in }, onQuiet: @escaping @Sendable () -> Void = {},
    onEnd: @escaping @Sendable (PostgresError) -> Void = { _ in }
  ) {
    self.patience = patience
    self.quiet = quiet
    self.onNotification = onNotification
    self.onQuiet = onQuiet
    self.onEnd = onEnd
    executor.start(name: "HomeStorePostgres") { [weak self] in
      self?.assumeIsolated { $0.interest }
    } onSocket: { [weak self] isReady in
      self?.assumeIsolated { $0.react(isReady: isReady) }
    }
  }

  deinit { executor.wake() }

  /// Opens the connection.
  ///
  /// - Throws: ``PostgresError``, or `CancellationError`.
  func open(_ address: String, password: PasswordRequest?) async throws {
    let handle = try await PostgresHandle.open(address, password: password, on: executor)
    guard handle.library.enterPipelineMode(handle.pointer) == 1 else { throw handle.lostError }
    self.handle = handle
    // A pooler reports an invented process.
    let process = try await query("SELECT pg_backend_pid()").first?.integer(0)
    isPooled = process != Int(handle.library.backendPID(handle.pointer))
  }

  /// Sets parameters of the connection.
  ///
  /// - Parameter sql: A query that calls `set_config`. `{local}` stands for its last argument.
  func set(_ sql: String, _ values: [Value]) async throws {
    guard isPooled else {
      _ = try await query(sql.replacing("{local}", with: "false"), values)
      return
    }
    settings = Settings(sql: sql.replacing("{local}", with: "true"), values: values)
  }

  /// The server and its database, for messages.
  var server: String { handle?.server ?? "" }

  var isReadOnly: Bool { handle?.isReadOnly ?? false }

  var isStandby: Bool { handle?.isStandby ?? false }

  /// Runs a statement, which is prepared once, and returns the rows of its result.
  ///
  /// - Parameter isChange: A Boolean value that indicates whether the statement changes something. A cancelled task
  ///   then still waits for the answer, so that no completed change is reported as undone.
  /// - Throws: ``PostgresError``, or `CancellationError`.
  func query(_ sql: String, _ values: [Value] = [], isChange: Bool = false) async throws -> [PostgresRow] {
    try Task.checkCancellation()
    let id = nextID
    nextID += 1
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        send(Request(id: id, sql: sql, continuation: continuation), values)
      }
    } onCancel: {
      if !isChange { Task { await self.abandon(id) } }
    }
  }

  /// Ends the connection. Requests that wait for an answer fail.
  func close() {
    finish(.lost)
  }

  private func send(_ request: Request, _ values: [Value]) {
    guard let handle, end == nil else {
      request.continuation?.resume(throwing: end ?? PostgresError(.lost))
      return
    }
    if requests.isEmpty { lastSign = .now }
    var request = request
    request.awaitsSettings = settings != nil
    request.isPreparing = !isPooled && statements[request.sql] == nil
    requests.append(request)
    let isSent =
      isPooled
      ? (settings.map { handle.send($0.sql, $0.values) } ?? true) && handle.send(request.sql, values)
      : sendPrepared(request.sql, values, on: handle)
    guard isSent, handle.library.pipelineSync(handle.pointer) == 1 else { return finish(.lost) }
    flush()
  }

  private func sendPrepared(_ sql: String, _ values: [Value], on handle: PostgresHandle) -> Bool {
    if let name = statements[sql] { return handle.sendPrepared(name, values) }
    lastStatement += 1
    let name = "s\(lastStatement)"
    statements[sql] = name
    return handle.prepare(name, sql) && handle.sendPrepared(name, values)
  }

  /// The events for which the thread waits.
  private var interest: SocketExecutor.Interest {
    guard let handle else { return SocketExecutor.Interest() }
    return SocketExecutor.Interest(
      socket: handle.socket, events: isWriting ? [.readable, .writable] : .readable,
      deadline: requests.isEmpty ? nil : lastSign + (isQuiet ? patience : min(quiet, patience)))
  }

  /// Reads, and sends the remaining data, when the socket is ready. A connection that has been silent for too long
  /// ends.
  private func react(isReady: Bool) {
    guard isReady else {
      if !isQuiet, quiet < patience {
        isQuiet = true
        return
      }
      return finish(.silent)
    }
    // The server may be waiting for this side to read before it continues to read.
    receive()
    if isWriting { flush() }
  }

  private func flush() {
    guard let handle else { return }
    let result = handle.library.flush(handle.pointer)
    isWriting = result == 1
    if result < 0 { finish(.lost) }
  }

  private func receive() {
    guard let handle, end == nil else { return }
    let library = handle.library
    lastSign = .now
    isQuiet = false
    let isThere = library.consumeInput(handle.pointer) == 1
    while !requests.isEmpty, library.isBusy(handle.pointer) == 0 {
      guard let result = handle.nextResult() else {
        // A null pointer separates the results. A second one in a row means that there are no more results.
        guard library.isBusy(handle.pointer) == 0, let next = handle.nextResult() else { break }
        take(next, handle)
        continue
      }
      take(result, handle)
    }
    while let notification = library.notifies(handle.pointer) {
      onNotification(String(cString: notification.pointee.extra))
      library.freemem(notification)
    }
    if !isThere || !handle.isOpen { return finish(.lost) }
  }

  private func take(_ result: PostgresResult, _ handle: PostgresHandle) {
    switch result.status {
    case PGRES_PIPELINE_SYNC:
      let request = requests.removeFirst()
      if let error = request.error {
        request.continuation?.resume(throwing: error)
      } else {
        request.continuation?.resume(returning: request.rows)
      }
    case PGRES_TUPLES_OK where requests[0].awaitsSettings: requests[0].awaitsSettings = false
    case PGRES_TUPLES_OK: requests[0].rows = result.rows
    case PGRES_COMMAND_OK, PGRES_PIPELINE_ABORTED: break
    default:
      if requests[0].error == nil { requests[0].error = handle.error(of: result) }
      // The preparation may have been cancelled before it was complete.
      if requests[0].isPreparing { statements[requests[0].sql] = nil }
    }
  }

  /// Gives up the request of a cancelled task. If the server is working on it, it is asked to cancel it.
  private func abandon(_ id: Int) {
    guard let index = requests.firstIndex(where: { $0.id == id }), let continuation = requests[index].continuation
    else {
      return
    }
    requests[index].continuation = nil
    continuation.resume(throwing: CancellationError())
    if index == 0, let handle { PostgresCancel.send(for: handle) }
  }

  private func finish(_ kind: PostgresError.Kind) {
    guard end == nil else { return }
    let error = PostgresError(kind, server: server)
    end = error
    handle = nil
    let open = requests
    requests = []
    for request in open { request.continuation?.resume(throwing: request.error ?? error) }
    onEnd(error)
  }
}
