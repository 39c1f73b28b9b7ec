import Foundation
import HomeCore
import Synchronization

/// A database file that is read and written off the main actor.
///
/// One connection writes and another reads, so that nobody who looks something up waits for a long import. Files are opened
/// when they are first needed. A file that has been broken or taken away fails each call with a ``DatabaseError`` until it is
/// in order again: trying again is all there is to do then.
final class Database: Sendable {
  let path: String
  private let migrations: Migrations
  private let writer: DatabaseWorker
  private let reader: DatabaseWorker
  private let longReader: DatabaseWorker
  private let preparation = Mutex(Preparation.never)
  private let didCommit: @Sendable (Connection) -> Void

  private enum Preparation {
    /// The file has not been opened yet, and is made if it is not there.
    case never
    /// It was open once and failed since; it is not made again, as that would hide from people that theirs is gone.
    case before
    /// Its form is the present one.
    case done
  }

  /// - Parameters:
  ///   - migrations: What the file has to contain.
  ///   - didCommit: Called on the writer after each transaction, with the connection that still knows what it changed.
  init(path: String, migrations: Migrations, didCommit: @escaping @Sendable (Connection) -> Void) {
    self.path = path
    self.migrations = migrations
    self.didCommit = didCommit
    writer = DatabaseWorker(path: path, label: "HomeStore.writer")
    reader = DatabaseWorker(path: path, label: "HomeStore.reader")
    longReader = DatabaseWorker(path: path, label: "HomeStore.longReader")
  }

  /// Looks something up. All that `body` sees is of one moment.
  ///
  /// - Throws: ``DatabaseError``, what `body` throws, or `CancellationError` soon after the task has been cancelled.
  func read<Result: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Result) async throws -> Result {
    try await read(on: reader, body)
  }

  /// Looks up so much that others should not wait for it. All that `body` sees is of one moment.
  ///
  /// - Throws: As ``read(_:)``.
  func readAtLength<Result: Sendable>(
    _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    let result = try await read(on: longReader, body)
    await longReader.close()
    return result
  }

  private func read<Result: Sendable>(
    on worker: DatabaseWorker, _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    if preparation.withLock({ $0 != .done }) { try await write { _ in } }
    return try await perform(on: worker) { path in
      try Connection(path: path, mode: .readOnly)
    } body: { connection in
      try connection.transaction(.reading) { try body(connection) }
    }
  }

  /// Changes something: all that `body` does or, if it throws, nothing. What has been changed is on the disk when this returns.
  ///
  /// - Throws: ``DatabaseError``, what `body` throws, or `CancellationError` soon after the task has been cancelled.
  func write<Result: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Result) async throws -> Result {
    let didCommit = didCommit
    return try await perform(on: writer) { path in
      try self.openWriter(path)
    } body: { connection in
      let result = try connection.transaction(.writing) { try body(connection) }
      if !connection.changedRows.tables.isEmpty { didCommit(connection) }
      return result
    }
  }

  /// Closes the file, until it is needed again. SQLite then leaves nothing beside it.
  func close() async {
    await reader.close()
    await longReader.close()
    await writer.close()
    needsPreparation()
  }

  private func perform<Result: Sendable>(
    on worker: DatabaseWorker, opening open: @escaping @Sendable (String) throws -> Connection,
    body: @escaping @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    let job = worker.interruptor.makeJob()
    do {
      return try await withTaskCancellationHandler {
        try await worker.perform(job, opening: open, body)
      } onCancel: {
        worker.interruptor.interrupt(job)
      }
    } catch let error as DatabaseError where error.isOfFile {
      needsPreparation()
      throw error
    }
  }

  private func needsPreparation() {
    preparation.withLock { if $0 == .done { $0 = .before } }
  }

  private func openWriter(_ path: String) throws -> Connection {
    let isFirst = preparation.withLock { $0 == .never }
    if isFirst { try makeFolder(for: path) }
    let connection = try Connection(path: path, mode: isFirst ? .create : .readWrite)
    // Nothing is written before it is known whose file it is.
    try migrations.check(connection)
    try connection.execute("PRAGMA journal_mode = WAL")
    // Each commit waits for the disk: what has been bought stays bought also when the power fails.
    try connection.execute("PRAGMA synchronous = FULL")
    try migrations.run(on: connection)
    preparation.withLock { $0 = .done }
    return connection
  }

  private func makeFolder(for path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      // What is there and no folder is the same to people as a path through it.
      let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code
      let reason = code.map { String(cString: strerror($0 == .EEXIST ? ENOTDIR : $0.rawValue)) }
      throw DatabaseError(.cannotOpen, path: path, detail: reason ?? error.localizedDescription)
    }
  }
}
