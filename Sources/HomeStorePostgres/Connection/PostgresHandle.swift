import CPostgres
import Foundation

/// Asks for the password of a server. Returns `nil` if there is none, for example because the user cancelled.
public typealias PasswordRequest = @Sendable (_ server: String) async -> String?

/// An open connection of libpq, confined to one actor. It closes when it is deallocated.
final class PostgresHandle {
  let pointer: OpaquePointer
  let library: CPostgresLibrary
  /// The server and its database, for messages.
  let server: String

  private init(_ pointer: OpaquePointer, library: CPostgresLibrary, server: String) {
    self.pointer = pointer
    self.library = library
    self.server = server
  }

  deinit { library.finish(pointer) }

  var socket: Int32 { library.socket(pointer) }

  var isOpen: Bool { library.status(pointer) == CONNECTION_OK }

  /// Indicates whether the server is a standby, or read-only by default.
  var isReadOnly: Bool { isStandby || parameter("default_transaction_read_only") == "on" }

  var isStandby: Bool { parameter("in_hot_standby") == "on" }

  func parameter(_ name: String) -> String? {
    library.parameterStatus(pointer, name).map { String(cString: $0) }
  }

  /// Returns the next result of a command, or `nil` after the last.
  func nextResult() -> PostgresResult? {
    library.getResult(pointer).map { PostgresResult($0, library: library) }
  }

  /// The error of a connection that has just ended.
  var lostError: PostgresError { PostgresError(.lost, server: server) }

  /// Returns the error of a failed result.
  func error(of result: PostgresResult) -> PostgresError {
    let state = result.errorField("C")
    if state.isEmpty { return isOpen ? PostgresError(.failed, server: server) : lostError }
    return PostgresError(state: state, server: server, detail: result.errorField("M"))
  }
}

// MARK: - Opening

extension PostgresHandle {
  /// The time limit of a connection attempt, unless the address has one.
  private static let connectTimeout = 10.0

  // A connection that only listens would otherwise not notice the loss of its server for hours.
  private static let standardOptions = [
    "fallback_application_name": "HomeApp", "keepalives_idle": "30", "keepalives_interval": "10",
    "keepalives_count": "3",
  ]

  /// Opens a connection without blocking, and asks for a password if the server needs one that libpq does not find.
  ///
  /// Servers on other machines must prove their identity (`sslmode=verify-full`), unless the address, the service or
  /// the environment specifies another mode. A service with `prefer` has libpq's default, and does not count.
  ///
  /// - Throws: ``PostgresError``, or `CancellationError`.
  static func open(
    _ address: String, password: PasswordRequest?, on executor: SocketExecutor,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> PostgresHandle {
    let library = try PostgresLibrary.load()
    let address = try PostgresAddress(address, library: library)
    var options = address.options
    options["client_encoding"] = "UTF8"
    options.merge(Self.standardOptions) { given, _ in given }
    let saysHowSafe =
      options["sslmode"] != nil || !(ProcessInfo.processInfo.environment["PGSSLMODE"] ?? "").isEmpty
    var handle = try start(options, library: library)
    let resolved = handle.options
    if !saysHowSafe, !PostgresAddress.isLocal(resolved), resolved["sslmode"] == "prefer" {
      // Nothing has been sent yet.
      options["sslmode"] = "verify-full"
      handle = try start(options, library: library)
    }
    if try await handle.finishOpening(on: executor) { return handle }
    // Only now is it known that the server requires a password.
    guard let password else { throw PostgresError(.noPassword, server: handle.server) }
    guard let password = await password(handle.server) else {
      try Task.checkCancellation()
      throw PostgresError(.passwordNeeded, server: handle.server)
    }
    options["password"] = password
    let second = try start(options, library: library)
    guard try await second.finishOpening(on: executor) else {
      throw PostgresError(.passwordNeeded, server: second.server)
    }
    return second
  }

  private static func start(_ options: [String: String], library: CPostgresLibrary) throws -> PostgresHandle {
    let keywords = Array(options.keys)
    let values = keywords.map { options[$0] ?? "" }
    let pointer = keywords.withCStrings { keywords in
      values.withCStrings { values in library.connectStartParams(keywords, values, 0) }
    }
    guard let pointer else { throw PostgresError(.failed) }
    // Adds the SQLSTATE to error messages. Before a connection is open, libpq reports it in no other way.
    _ = library.setErrorVerbosity(pointer, PQERRORS_VERBOSE)
    // Notices would otherwise be printed.
    _ = library.setNoticeProcessor(pointer, { _, _ in }, nil)
    // libpq forgets the options that it cannot use.
    let resolved = Self.options(of: pointer, library: library) ?? [:]
    let name = PostgresAddress.name(of: options.merging(resolved) { $1 })
    let handle = PostgresHandle(pointer, library: library, server: name)
    guard library.status(pointer) != CONNECTION_BAD else { throw handle.openingError(duringTLS: false) }
    return handle
  }

  private static func options(of pointer: OpaquePointer, library: CPostgresLibrary) -> [String: String]? {
    guard let options = library.conninfo(pointer) else { return nil }
    defer { library.conninfoFree(options) }
    return PostgresAddress.values(of: options)
  }

  var options: [String: String] { Self.options(of: pointer, library: library) ?? [:] }

  /// - Returns: `false` if the server requires a password and there is none.
  private func finishOpening(
    on executor: SocketExecutor, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Bool {
    let seconds = options["connect_timeout"].flatMap(Double.init) ?? 0
    let deadline = ContinuousClock.now + .seconds(seconds > 0 ? seconds : Self.connectTimeout)
    var events = SocketExecutor.Events.writable
    while true {
      guard await executor.isReady(socket, for: events, until: deadline) else {
        try Task.checkCancellation()
        throw PostgresError(.silent, server: server)
      }
      let isStartingTLS = library.status(pointer) == CONNECTION_SSL_STARTUP
      switch library.connectPoll(pointer) {
      case PGRES_POLLING_READING: events = .readable
      case PGRES_POLLING_WRITING: events = .writable
      case PGRES_POLLING_OK:
        guard library.setnonblocking(pointer, 1) == 0 else { throw lostError }
        guard parameter("server_encoding") == "UTF8" else { throw PostgresError(.wrongEncoding, server: server) }
        return true
      default:
        if library.connectionNeedsPassword(pointer) != 0 { return false }
        throw openingError(duringTLS: isStartingTLS)
      }
    }
  }
}

extension [String] {
  /// Calls `body` with C strings that end with `nil`.
  func withCStrings<Result>(_ body: ([UnsafePointer<CChar>?]) -> Result) -> Result {
    let copies = map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies.map { UnsafePointer($0) } + [nil])
  }
}
