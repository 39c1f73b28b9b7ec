import CPostgres
import Foundation

/// A connection for one long task: a transaction of several steps, and copies of many rows.
actor PostgresSession {
  private nonisolated let executor = SocketExecutor()
  private var opened: PostgresHandle?

  /// The time limit of a step.
  private static let patience = Duration.seconds(3_600)

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Creates a connection that is not yet open.
  init() {
    executor.start(name: "HomeStorePostgres.session") { [weak self] in
      self.map { _ in SocketExecutor.Interest() }
    }
  }

  deinit { executor.wake() }

  /// Opens the connection.
  ///
  /// - Throws: ``PostgresError``, or `CancellationError`.
  func open(_ address: String, password: PasswordRequest?) async throws {
    opened = try await PostgresHandle.open(address, password: password, on: executor)
  }

  /// Closes the connection.
  func close() { opened = nil }

  /// The server and its database, for messages.
  var server: String { opened?.server ?? "" }

  private var handle: PostgresHandle {
    get throws {
      guard let opened else { throw PostgresError(.lost) }
      return opened
    }
  }

  /// Runs statements without parameters.
  ///
  /// - Returns: The rows of the last result with rows.
  /// - Throws: ``PostgresError``, or `CancellationError`: the server then stops, and the transaction is rolled back.
  @discardableResult
  func run(_ script: String) async throws -> [PostgresRow] {
    try Task.checkCancellation()
    let handle = try handle
    guard handle.library.sendQuery(handle.pointer, script) == 1 else { throw handle.lostError }
    return try await answers()
  }

  /// Copies rows to a table.
  ///
  /// - Parameters:
  ///   - command: `COPY … FROM STDIN`.
  ///   - next: A closure that returns the texts of the next row, or `nil` at the end.
  func copy(_ command: String, _ next: () throws -> [String?]?) async throws {
    try Task.checkCancellation()
    let handle = try handle
    guard handle.library.sendQuery(handle.pointer, command) == 1 else { throw handle.lostError }
    _ = try await answers()
    var buffer: [UInt8] = []
    do {
      while let row = try next() {
        Self.append(row, to: &buffer)
        if buffer.count >= 1 << 16 {
          try await put(&buffer)
          try Task.checkCancellation()
        }
      }
      try await put(&buffer)
    } catch {
      // The transaction must not continue as if the rows were complete.
      _ = handle.library.putCopyEnd(handle.pointer, "stopped")
      _ = try? await answers()
      throw error
    }
    while true {
      let result = handle.library.putCopyEnd(handle.pointer, nil)
      if result == 1 { break }
      guard result == 0 else { throw handle.lostError }
      try await waitToWrite()
    }
    _ = try await answers()
  }

  private func put(_ buffer: inout [UInt8]) async throws {
    let handle = try handle
    while !buffer.isEmpty {
      let result = buffer.withUnsafeBytes { bytes in
        handle.library.putCopyData(
          handle.pointer, bytes.assumingMemoryBound(to: CChar.self).baseAddress, Int32(bytes.count))
      }
      guard result >= 0 else { throw handle.lostError }
      if result == 1 { buffer.removeAll(keepingCapacity: true) }
      // The server rejects a bad row as soon as it arrives, and reads no further.
      try await flush()
    }
  }

  /// Appends a row in the text format of COPY.
  static func append(_ row: [String?], to buffer: inout [UInt8]) {
    for (index, field) in row.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: "\t")) }
      guard let field else {
        buffer += [UInt8(ascii: "\\"), UInt8(ascii: "N")]
        continue
      }
      for byte in field.utf8 {
        switch byte {
        case UInt8(ascii: "\\"): buffer += [byte, byte]
        case UInt8(ascii: "\t"): buffer += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
        case UInt8(ascii: "\n"): buffer += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        case UInt8(ascii: "\r"): buffer += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
        default: buffer.append(byte)
        }
      }
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  private func flush() async throws {
    let handle = try handle
    while true {
      let result = handle.library.flush(handle.pointer)
      if result == 0 { return }
      guard result == 1 else { throw handle.lostError }
      try await waitToWrite()
      guard handle.library.consumeInput(handle.pointer) == 1 else { throw handle.lostError }
    }
  }

  /// Waits until libpq can continue to send. The server may be waiting for this side to read before it reads itself.
  private func waitToWrite() async throws {
    try await wait(for: [.readable, .writable])
  }

  private func wait(for events: SocketExecutor.Events) async throws {
    let handle = try handle
    let deadline = ContinuousClock.now + Self.patience
    guard await executor.isReady(handle.socket, for: events, until: deadline) else {
      if Task.isCancelled {
        PostgresCancel.send(for: handle)
        throw CancellationError()
      }
      throw PostgresError(.silent, server: handle.server)
    }
  }

  /// Waits for all results of a command, or for its request to copy.
  private func answers() async throws -> [PostgresRow] {
    let handle = try handle
    let library = handle.library
    try await flush()
    var rows: [PostgresRow] = []
    var failure: PostgresError?
    while true {
      while library.isBusy(handle.pointer) == 1 {
        try await wait(for: .readable)
        guard library.consumeInput(handle.pointer) == 1 else { throw failure ?? handle.lostError }
      }
      guard let result = handle.nextResult() else { break }
      switch result.status {
      case PGRES_TUPLES_OK: rows = result.rows
      case PGRES_COMMAND_OK: break
      case PGRES_COPY_IN: return rows
      default: failure = failure ?? handle.error(of: result)
      }
    }
    if let failure { throw failure }
    guard handle.isOpen else { throw handle.lostError }
    return rows
  }
}
