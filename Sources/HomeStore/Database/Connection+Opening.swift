import CSQLite

extension Connection {
  /// Opens a database to read it and to write it, and brings it to its present form.
  ///
  /// - Throws: ``DatabaseError``. The file is as it was then.
  static func writing(_ path: String, mode: Mode, migrations: Migrations) throws -> Connection {
    let connection = try Connection(path: path, mode: mode)
    if connection.isReadOnly { throw DatabaseError(.readOnly, path: path) }
    // Nothing is written before it is known whose file it is.
    try migrations.check(connection)
    try connection.writeAhead()
    // Each commit waits for the disk: what has been bought stays bought also when the power fails.
    try connection.execute("PRAGMA synchronous = FULL")
    try migrations.run(on: connection)
    _ = connection.takeChangesElsewhere()
    return connection
  }

  /// Opens a database to read it, also where nothing may be written.
  ///
  /// - Throws: ``DatabaseError``.
  static func reading(_ path: String) throws -> Connection {
    do {
      let connection = try Connection(path: path, mode: .readOnly)
      // The first to look into it: only then does SQLite make what it needs beside the file.
      _ = try connection.integer("PRAGMA schema_version")
      return connection
    } catch let error as DatabaseError
      where [.readOnly, .cannotOpen].contains(error.kind) && DatabaseFile.mayOnlyBeRead(at: path)
    {
      return try Connection(path: path, mode: .readOnlyMedium)
    }
  }

  /// Has changes written to a log beside the file first, so that others read what was there while somebody writes.
  ///
  /// - Throws: ``DatabaseError`` also if SQLite goes on as before, which it says and is no error to it.
  func writeAhead(schema: String = "main") throws {
    let answer = try waitingForOthers { try query("PRAGMA \(schema).journal_mode = WAL") { $0.text(0) }.first ?? "" }
    guard answer == "wal" else {
      throw DatabaseError(.failed, path: path, detail: "PRAGMA journal_mode: \(answer)")
    }
  }

  /// Tries again while another program has the file. SQLite itself gives up at once when two want to change how a new file is
  /// written: each would wait for the other.
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
