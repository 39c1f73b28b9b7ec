import CSQLite

extension Connection {
  /// Opens a database for reading and writing, and migrates it to the current schema.
  ///
  /// - Throws: ``DatabaseError``. The file is unchanged then.
  static func writing(_ path: String, mode: Mode, migrations: Migrations) throws -> Connection {
    let connection = try Connection(path: path, mode: mode)
    if connection.isReadOnly { throw DatabaseError(.readOnly, path: path) }
    // Files of other programs must not be written to.
    try migrations.check(connection)
    try connection.writeAhead()
    // Each commit waits for the disk, so that a purchase survives a power failure.
    try connection.execute("PRAGMA synchronous = FULL")
    try migrations.run(on: connection)
    _ = connection.takeChangesElsewhere()
    return connection
  }

  /// Opens a database for reading, even on a read-only medium.
  ///
  /// - Throws: ``DatabaseError``.
  static func reading(_ path: String) throws -> Connection {
    do {
      let connection = try Connection(path: path, mode: .readOnly)
      // SQLite creates its auxiliary files at the first query, so a query reveals whether they can be created.
      _ = try connection.integer("PRAGMA schema_version")
      return connection
    } catch let error as DatabaseError
      where [.readOnly, .cannotOpen].contains(error.kind) && DatabaseFile.mayOnlyBeRead(at: path)
    {
      return try Connection(path: path, mode: .readOnlyMedium)
    }
  }

  /// Switches to a write-ahead log, so that readers see the previous state while another connection writes.
  ///
  /// - Throws: ``DatabaseError``, also if SQLite keeps its previous journal mode, which it does not treat as an error.
  func writeAhead(schema: String = "main") throws {
    let answer = try waitingForOthers { try query("PRAGMA \(schema).journal_mode = WAL") { $0.text(0) }.first ?? "" }
    guard answer == "wal" else {
      throw DatabaseError(.failed, path: path, detail: "PRAGMA journal_mode: \(answer)")
    }
  }

  /// Retries while another program has the file locked. When two connections switch the journal mode of a new file at
  /// once, SQLite fails without waiting, to avoid a deadlock.
  private func waitingForOthers<Result>(_ body: () throws -> Result) throws -> Result {
    let deadline = ContinuousClock.now + .milliseconds(Int(Self.busyTimeout))
    while true {
      do {
        return try body()
      } catch let error as DatabaseError where error.kind == .busy && ContinuousClock.now < deadline {
        sqlite3_sleep(5)
      }
    }
  }
}
