import CSQLite
import Foundation
import RecordFiles

/// A connection to a database file, confined to one isolation domain. It closes when it is deallocated.
///
/// A statement that runs for a cancelled task fails with a `CancellationError`.
final class Connection {
  let path: String
  /// The tables changed in the current transaction, or in the last committed one.
  private(set) var changedTables: Set<String> = []
  /// The last known `data_version` of the file. A different number means that another connection has changed the file.
  var knownVersion: Int?

  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  private let mode: Mode
  private let file: DatabaseFile?

  enum Mode {
    /// Reads and writes the file, and creates it if it does not exist.
    case create
    /// Reads and writes an existing file.
    case readWrite
    /// Only reads the file.
    case readOnly
    /// Reads a file that no connection writes, without creating or locking any auxiliary file.
    case readOnlyMedium
    /// Uses a new in-memory database in place of a missing file.
    case memory
  }

  /// The time to wait for another writing program, in milliseconds.
  static let busyTimeout: Int32 = 5_000
  /// The number of virtual machine steps between two checks for cancellation: well under a millisecond.
  private static let stepsBetweenLooks: Int32 = 5_000

  /// Opens a connection.
  ///
  /// - Throws: ``DatabaseError`` that describes the problem with the file. The file is unchanged then.
  init(path: String, mode: Mode) throws {
    self.path = path
    self.mode = mode
    // Rejects folders and special files without opening them; opening a pipe without a writer would block.
    if mode != .memory, mode != .create || DatabaseFile.exists(at: path) { _ = try DatabaseFile(path) }
    var handle: OpaquePointer?
    let (name, flags) =
      switch mode {
      case .create: (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      case .readWrite: (path, SQLITE_OPEN_READWRITE)
      case .readOnly: (path, SQLITE_OPEN_READONLY)
      case .readOnlyMedium: (DatabaseFile.readOnlyMediumURI(of: path), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
      case .memory: (":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      }
    let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close_v2(handle) }
      throw DatabaseError(code: code, path: path, systemError: handle.map(sqlite3_system_errno) ?? 0)
    }
    self.handle = handle
    do {
      let opened = mode == .memory ? nil : try DatabaseFile(path)
      // SQLite treats a file of a few bytes as empty and would create a database in it. An existing store that was
      // emptied must not be silently replaced by a new one.
      guard mode == .memory || DatabaseFile.isDatabase(openedBy: handle, orEmpty: mode == .create) else {
        throw DatabaseError(.notAStore, path: path)
      }
      // Assigned last: the object is now fully initialised, so `deinit` closes the handle.
      file = opened
    } catch {
      sqlite3_close_v2(handle)
      throw error
    }
    sqlite3_busy_timeout(handle, Self.busyTimeout)
    // An exclusive lock mode keeps SQLite from creating a shared-memory file.
    if mode == .readOnlyMedium { try execute("PRAGMA locking_mode = EXCLUSIVE") }
    try execute("PRAGMA foreign_keys = ON")
    // In KiB: room for sorting the results of a search among a million books, and for the pages that an import changes
    // repeatedly.
    try execute("PRAGMA cache_size = -65536")
    noteChanges()
    // The handler runs on the statement's thread and so sees its task. `sqlite3_interrupt` from another thread would be
    // lost between two statements.
    sqlite3_progress_handler(handle, Self.stepsBetweenLooks, { _ in Task.isCancelled ? 1 : 0 }, nil)
  }

  deinit {
    // The dictionary finalises the statements after this; `sqlite3_close_v2` defers closing until the last one.
    sqlite3_update_hook(handle, nil, nil)
    sqlite3_close_v2(handle)
  }

  /// Indicates whether the opened file is still the one at its path, and still a database.
  var isIntact: Bool {
    // An in-memory connection replaces a missing file, so it is valid until the file exists.
    guard let file else { return !DatabaseFile.exists(at: path) }
    // A log that has appeared or vanished means that another connection writes the file after all.
    if mode == .readOnlyMedium, file.hadLog != DatabaseFile.hasLog(at: path) { return false }
    return file.isInPlace && DatabaseFile.isDatabase(openedBy: handle, orEmpty: false)
  }

  /// Indicates whether the file or its medium is read-only.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Runs a statement, which is prepared once and cached.
  func execute(_ sql: String, _ values: [Value] = []) throws {
    try statement(sql).run(values)
  }

  /// Returns an element for each row of a statement's result. The statement is prepared once and cached.
  func query<Element>(_ sql: String, _ values: [Value] = [], _ make: (Row) throws -> Element) throws -> [Element] {
    try statement(sql).rows(values, make)
  }

  /// Returns the integer in the first column of the first row, or `nil` if there is no row.
  func integer(_ sql: String, _ values: [Value] = []) throws -> Int? {
    try query(sql, values) { $0.integer(0) }.first
  }

  /// Runs any number of statements without parameters, which are not cached.
  func executeScript(_ sql: String) throws {
    try checkCancellation()
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Returns the cached statement for a text, preparing it on first use.
  func statement(_ sql: String) throws -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, in: self)
    statements[sql] = statement
    return statement
  }

  var changedRowCount: Int { Int(sqlite3_changes64(handle)) }

  var lastInsertedID: Int { Int(sqlite3_last_insert_rowid(handle)) }

  func error(_ code: Int32) -> any Error {
    if code & 0xFF == SQLITE_INTERRUPT { return CancellationError() }
    let detail = String(cString: sqlite3_errmsg(handle))
    let systemError = code & 0xFF == SQLITE_IOERR ? csqlite_last_errno(handle) : sqlite3_system_errno(handle)
    return DatabaseError(code: code, path: path, systemError: systemError, detail: detail)
  }

  /// Checks whether the task has been cancelled.
  ///
  /// - Throws: `CancellationError` if it has.
  func checkCancellation() throws {
    if Task.isCancelled { throw CancellationError() }
  }
}

// MARK: - Transactions

extension Connection {
  enum Transaction: String {
    /// A snapshot of the database as of the first statement, unaffected by concurrent writers.
    case reading = "BEGIN"
    /// The only transaction that writes. It waits until no other one does.
    case writing = "BEGIN IMMEDIATE"
  }

  /// Runs `body` in a transaction, which is rolled back if `body` throws.
  func transaction<Result>(_ kind: Transaction, _ body: () throws -> Result) throws -> Result {
    try execute(kind.rawValue)
    changedTables = []
    do {
      let result = try body()
      try checkCancellation()
      try executeScript("COMMIT")
      return result
    } catch {
      // A full disk may have ended the transaction already. A failed rollback needs no handling: uncommitted changes
      // are discarded at the latest with the connection.
      if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
      changedTables = []
      throw error
    }
  }

  private func noteChanges() {
    // Unretained is safe: `deinit` removes the hook, which runs only inside a statement of this connection.
    sqlite3_update_hook(
      handle,
      { context, _, _, table, _ in
        guard let context, let table else { return }
        let connection = Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue()
        connection.changedTables.insert(String(cString: table))
      },
      Unmanaged.passUnretained(self).toOpaque())
  }
}
