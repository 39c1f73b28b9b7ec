import Foundation
import HomeCore
import Synchronization

/// A database file that is read and written off the main actor.
///
/// One connection writes and another reads, so that nobody who looks something up waits for a long import. Files are opened
/// when they are first needed. A file that has been broken or taken away fails each call with a ``DatabaseError`` until it is
/// in order again: trying again is all there is to do then. A file that may only be read is read, and each write says so.
final class Database: Sendable {
  let path: String
  private let migrations: Migrations
  private let isOptional: Bool
  private let writer: DatabaseWorker
  private let reader: DatabaseWorker
  private let longReader: DatabaseWorker
  private let preparation = Mutex(Preparation.never)
  private let monitor = Mutex<FileMonitor?>(nil)
  private let didCommit: @Sendable (_ tables: Set<String>) -> Void
  private let didChangeElsewhere: @Sendable () -> Void

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
  ///   - isOptional: Whether a file that is not there and cannot be made is read as if it were new.
  ///   - didCommit: Called on the writer after each transaction that has changed something, with the tables that it changed.
  ///   - didChangeElsewhere: Called on the writer when another program, or another part of this one, has changed the file.
  init(
    path: String, migrations: Migrations, isOptional: Bool = false,
    didCommit: @escaping @Sendable (_ tables: Set<String>) -> Void = { _ in },
    didChangeElsewhere: @escaping @Sendable () -> Void = {}
  ) {
    self.path = path
    self.migrations = migrations
    self.isOptional = isOptional
    self.didCommit = didCommit
    self.didChangeElsewhere = didChangeElsewhere
    writer = DatabaseWorker(path: path, label: "HomeStore.writer")
    reader = DatabaseWorker(path: path, label: "HomeStore.reader")
    longReader = DatabaseWorker(path: path, label: "HomeStore.longReader")
  }

  /// Brings the file to its present form, unless it may only be read.
  ///
  /// - Throws: ``DatabaseError``, or what fills a new file.
  func prepare() async throws {
    guard preparation.withLock({ $0 != .done }) else { return }
    do {
      try await perform(on: writer, opening: openWriter) { _ in }
    } catch let error as DatabaseError where error.kind == .readOnly {
      // To be read is all that may be asked of it.
    }
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
    try await prepare()
    return try await perform(on: worker, opening: openReader) { connection in
      try connection.transaction(.reading) { try body(connection) }
    }
  }

  /// Changes something: all that `body` does or, if it throws, nothing. What has been changed is on the disk when this returns.
  ///
  /// - Throws: ``DatabaseError``, what `body` throws, or `CancellationError` soon after the task has been cancelled.
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

  /// Closes the file, until it is needed again. SQLite then leaves nothing beside it.
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
    return connection
  }

  private func openWriter(_ path: String) throws -> Connection {
    let isFirst = preparation.withLock { $0 == .never }
    if isFirst { try makeFolder(for: path) }
    if isMissingForGood { throw DatabaseError(.readOnly, path: path) }
    let connection: Connection
    do {
      connection = try Connection.writing(path, mode: isFirst ? .create : .readWrite, migrations: migrations)
    } catch let error as DatabaseError where error.kind == .cannotOpen && DatabaseFile.mayOnlyBeRead(at: path) {
      throw DatabaseError(.readOnly, path: path)
    }
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
      // What is there and no folder is the same to people as a path through it.
      let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code
      let reason = code.map { String(cString: strerror($0 == .EEXIST ? ENOTDIR : $0.rawValue)) }
      throw DatabaseError(.cannotOpen, path: path, detail: reason ?? error.localizedDescription)
    }
  }
}
