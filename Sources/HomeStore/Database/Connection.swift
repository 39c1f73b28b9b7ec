import CSQLite
import Foundation

/// An open connection to a database file, in one isolation domain. It is closed when it is let go.
///
/// A statement that runs for a task that has been cancelled fails with a `CancellationError`, wherever it is.
final class Connection {
  /// The file.
  let path: String
  /// The tables that have been changed in the transaction that runs, or in the one that was committed last.
  private(set) var changedTables: Set<String> = []
  /// What SQLite has told of the file's version last: another number means that somebody else has changed it.
  var knownVersion: Int?

  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  private let mode: Mode
  private let file: DatabaseFile?

  /// How a connection is opened.
  enum Mode {
    /// To read and to write; the file is made if it is not there.
    case create
    /// To read and to write a file that is there.
    case readWrite
    /// To read.
    case readOnly
    /// To read a file that nobody writes, with nothing beside it to be made or locked.
    case readOnlyMedium
    /// A new database in memory, in place of a file that is not there.
    case memory
  }

  /// How long, in milliseconds, to wait for another program that writes.
  static let busyTimeout: Int32 = 5_000
  /// After how many steps of SQLite's machine a statement looks whether its task has been cancelled: well under a millisecond.
  private static let stepsBetweenLooks: Int32 = 5_000

  /// - Throws: ``DatabaseError`` that says what is wrong with the file. The file is as it was then.
  init(path: String, mode: Mode) throws {
    self.path = path
    self.mode = mode
    // A folder, or a pipe that nobody writes to, is not opened at all.
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
      // SQLite takes a file of a few bytes for an empty one, and would begin a database in it.
      // One that was there once and is empty now was emptied by somebody: a new store would hide that.
      guard mode == .memory || DatabaseFile.isDatabase(openedBy: handle, orEmpty: mode == .create) else {
        throw DatabaseError(.notAStore, path: path)
      }
      // Set last: from here on the connection is whole, and `deinit` is what closes it.
      file = opened
    } catch {
      sqlite3_close_v2(handle)
      throw error
    }
    sqlite3_busy_timeout(handle, Self.busyTimeout)
    // Nobody else has to be told that the file is read: otherwise SQLite would want to write that beside it.
    if mode == .readOnlyMedium { try execute("PRAGMA locking_mode = EXCLUSIVE") }
    try execute("PRAGMA foreign_keys = ON")
    // In KiB: the books that a search among a million puts in order, and the pages that an import changes again and again.
    try execute("PRAGMA cache_size = -65536")
    noteChanges()
    // Runs where the statement does, and so in its task. An interruption from another thread would be lost between two statements.
    sqlite3_progress_handler(handle, Self.stepsBetweenLooks, { _ in Task.isCancelled ? 1 : 0 }, nil)
  }

  deinit {
    // Statements are finalised with the dictionary, after this; closing waits for the last of them.
    sqlite3_update_hook(handle, nil, nil)
    sqlite3_close_v2(handle)
  }

  /// Whether the file that was opened is still the one at its path, and still a database.
  var isIntact: Bool {
    // In memory is what is not there.
    guard let file else { return !DatabaseFile.exists(at: path) }
    // A log beside it that was not there means that it is written after all.
    if mode == .readOnlyMedium, file.hadLog != DatabaseFile.hasLog(at: path) { return false }
    return file.isInPlace && DatabaseFile.isDatabase(openedBy: handle, orEmpty: false)
  }

  /// Whether the file, or the disk it is on, cannot be written.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Runs one statement, which is prepared once and kept.
  func execute(_ sql: String, _ values: [Value] = []) throws {
    try statement(sql).run(values)
  }

  /// Makes something of each row that a statement gives; the statement is prepared once and kept.
  func query<Element>(_ sql: String, _ values: [Value] = [], _ make: (Row) throws -> Element) throws -> [Element] {
    try statement(sql).rows(values, make)
  }

  /// The whole number that a statement gives, if it gives any row.
  func integer(_ sql: String, _ values: [Value] = []) throws -> Int? {
    try query(sql, values) { $0.integer(0) }.first
  }

  /// Runs any number of statements, which take no values and are not kept.
  func executeScript(_ sql: String) throws {
    try checkCancellation()
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// The statement for a text, which is prepared when it is first asked for.
  func statement(_ sql: String) throws -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, in: self)
    statements[sql] = statement
    return statement
  }

  /// How many rows the last statement changed.
  var changedRowCount: Int { Int(sqlite3_changes64(handle)) }

  /// The id of the row inserted last.
  var lastInsertedID: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// What a result code means for the person at the program.
  func error(_ code: Int32) -> any Error {
    if code & 0xFF == SQLITE_INTERRUPT { return CancellationError() }
    let detail = String(cString: sqlite3_errmsg(handle))
    let systemError = code & 0xFF == SQLITE_IOERR ? csqlite_last_errno(handle) : sqlite3_system_errno(handle)
    return DatabaseError(code: code, path: path, systemError: systemError, detail: detail)
  }

  /// - Throws: `CancellationError` if the task has been cancelled.
  func checkCancellation() throws {
    if Task.isCancelled { throw CancellationError() }
  }
}

// MARK: - Transactions

extension Connection {
  /// The two kinds of transactions.
  enum Transaction: String {
    /// Sees the database as it is at its first statement, whoever writes meanwhile.
    case reading = "BEGIN"
    /// The only one that writes; waits for another that does.
    case writing = "BEGIN IMMEDIATE"
  }

  /// Does everything in `body` or, if it throws, nothing.
  func transaction<Result>(_ kind: Transaction, _ body: () throws -> Result) throws -> Result {
    try execute(kind.rawValue)
    changedTables = []
    do {
      let result = try body()
      try checkCancellation()
      try executeScript("COMMIT")
      return result
    } catch {
      // A full disk may have ended the transaction already. Nothing is to be done about a rollback that fails: what was
      // not committed is gone with the connection at the latest.
      if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
      changedTables = []
      throw error
    }
  }

  private func noteChanges() {
    // The hook is taken off before the connection goes, and runs where the statement does that makes the change.
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
