import Foundation
import HomeCore
import Synchronization

/// A database file that is read and written off the main actor.
///
/// Reads and writes use separate connections, so that reads do not wait for a long import. Files are opened on first
/// use. If a file is damaged or removed, every call throws a ``DatabaseError`` until it is repaired or restored;
/// callers only need to retry. A read-only file can be read, and every write throws.
final class Database: Sendable {
  let path: String
  private let migrations: Migrations
  private let isOptional: Bool
  private let isMade: Bool
  private let writer: DatabaseWorker
  private let reader: DatabaseWorker
  private let longReader: DatabaseWorker
  private let preparation = Mutex(Preparation.never)
  private let monitor = Mutex<FileMonitor?>(nil)
  private let didCommit: @Sendable (_ tables: Set<String>) -> Void
  private let didChangeElsewhere: @Sendable () -> Void

  private enum Preparation {
    /// The file has not been opened yet. It is created if it does not exist.
    case never
    /// The file was opened once and has failed since. It is not created again, because that would hide the loss from
    /// the user.
    case before
    /// The file has the current schema.
    case done
  }

  /// - Parameters:
  ///   - migrations: The migrations to the current schema.
  ///   - isOptional: A Boolean value that indicates whether a missing file that cannot be created reads as an empty
  ///     database.
  ///   - isMade: A Boolean value that indicates whether a missing file is created.
  ///   - didCommit: A closure that runs on the writer after each transaction with changes. It receives the changed
  ///     tables.
  ///   - didChangeElsewhere: A closure that runs on the writer when another connection has changed the file.
  init(
    path: String, migrations: Migrations, isOptional: Bool = false, isMade: Bool = true,
    didCommit: @escaping @Sendable (_ tables: Set<String>) -> Void = { _ in },
    didChangeElsewhere: @escaping @Sendable () -> Void = {}
  ) {
    self.path = path
    self.migrations = migrations
    self.isOptional = isOptional
    self.isMade = isMade
    self.didCommit = didCommit
    self.didChangeElsewhere = didChangeElsewhere
    writer = DatabaseWorker(path: path, label: "HomeStore.writer")
    reader = DatabaseWorker(path: path, label: "HomeStore.reader")
    longReader = DatabaseWorker(path: path, label: "HomeStore.longReader")
  }

  /// Migrates the file to the current schema, unless it is read-only.
  ///
  /// - Throws: ``DatabaseError``, or an error from filling a new file.
  func prepare() async throws {
    guard preparation.withLock({ $0 != .done }) else { return }
    do {
      try await perform(on: writer, opening: openWriter) { _ in }
    } catch let error as DatabaseError where error.kind == .readOnly {
      // A read-only file can still be read.
    }
  }

  /// Reads from a single snapshot.
  ///
  /// - Throws: ``DatabaseError``, the errors of `body`, or `CancellationError` soon after the task is cancelled.
  func read<Result: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Result) async throws -> Result {
    try await read(on: reader, body)
  }

  /// Reads a large amount of data from a single snapshot without blocking other reads.
  ///
  /// - Throws: The errors of ``read(_:)``.
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
    try await prepare()
    return try await perform(on: worker, opening: openReader) { connection in
      try connection.transaction(.reading) { try body(connection) }
    }
  }

  /// Writes in a transaction, which is rolled back if `body` throws. When this returns, the changes are on disk.
  ///
  /// - Throws: ``DatabaseError``, the errors of `body`, or `CancellationError` soon after the task is cancelled.
  func write<Result: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Result) async throws -> Result {
    let didCommit = didCommit
    return try await perform(on: writer, opening: openWriter) { connection in
      let result = try connection.transaction(.writing) { try body(connection) }
      if !connection.changedTables.isEmpty {
        connection.tellOthers()
        didCommit(connection.changedTables)
      }
      return result
    }
  }

  /// Closes the file until its next use. SQLite then removes its auxiliary files.
  func close() async {
    monitor.withLock { $0 = nil }
    await reader.close()
    await longReader.close()
    await writer.close()
    needsPreparation()
  }

  private func perform<Result: Sendable>(
    on worker: DatabaseWorker, opening open: @escaping @Sendable (String) throws -> Connection,
    body: @escaping @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    do {
      return try await worker.perform(opening: open, body)
    } catch let error as DatabaseError where error.isOfFile {
      needsPreparation()
      throw error
    }
  }

  private func needsPreparation() {
    preparation.withLock { if $0 == .done { $0 = .before } }
  }
}

// MARK: - Opening

extension Database {
  private func openReader(_ path: String) throws -> Connection {
    if isMissingForGood {
      let connection = try Connection(path: path, mode: .memory)
      try migrations.run(on: connection)
      return connection
    }
    let connection = try Connection.reading(path)
    guard try migrations.isDone(on: connection) else { throw DatabaseError(.tooOld, path: path) }
    try connection.checkIsWhole()
    return connection
  }

  private func openWriter(_ path: String) throws -> Connection {
    if !isMade {
      guard DatabaseFile.exists(at: path) else { throw DatabaseError(.missing, path: path) }
      // The usual way of opening it would create a shop in an empty file.
      _ = try Connection.reading(path)
    }
    let isFirst = preparation.withLock { $0 == .never }
    if isFirst { try makeFolder(for: path) }
    if isMissingForGood { throw DatabaseError(.readOnly, path: path) }
    let connection: Connection
    do {
      connection = try Connection.writing(path, mode: isFirst ? .create : .readWrite, migrations: migrations)
    } catch let error as DatabaseError where error.kind == .cannotOpen && DatabaseFile.mayOnlyBeRead(at: path) {
      throw DatabaseError(.readOnly, path: path)
    }
    try connection.checkIsWhole()
    preparation.withLock { $0 = .done }
    let monitor = FileMonitor(path: path) { [weak self] in
      Task { await self?.lookForChangesElsewhere() }
    }
    self.monitor.withLock { $0 = monitor }
    return connection
  }

  private func lookForChangesElsewhere() async {
    let didChangeElsewhere = didChangeElsewhere
    await writer.performIfOpen { connection in
      if connection.takeChangesElsewhere() { didChangeElsewhere() }
    }
  }

  private var isMissingForGood: Bool {
    isOptional && !DatabaseFile.exists(at: path) && !DatabaseFile.mayBeMade(at: path)
  }

  private func makeFolder(for path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      // An existing file in place of the folder is reported like a path that leads through a file.
      let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code
      let reason = code.map { String(cString: strerror($0 == .EEXIST ? ENOTDIR : $0.rawValue)) }
      throw DatabaseError(.cannotOpen, path: path, detail: reason ?? error.localizedDescription)
    }
  }
}
