/// The schema migrations of a database, from oldest to newest. A released migration must never change, because existing
/// files have already been migrated by it.
struct Migrations: Sendable {
  /// A migration, which runs once for each database.
  enum Step: Sendable, ExpressibleByStringLiteral {
    /// Runs SQL statements.
    case script(String)
    /// Runs a closure, for changes that SQL alone cannot express.
    case work(@Sendable (Connection) throws -> Void)

    init(stringLiteral script: String) { self = .script(script) }
  }

  /// SQLite's `application_id`, which distinguishes the files of other programs.
  let applicationID: Int
  /// The migrations, which all run in one transaction.
  let steps: [Step]
  /// A closure that fills a new database after the migrations, in the same transaction.
  let fill: @Sendable (Connection) throws -> Void

  /// Checks that a database belongs to this program and version.
  ///
  /// - Throws: ``DatabaseError`` if it belongs to another program or a later version.
  func check(_ connection: Connection) throws {
    _ = try version(of: connection)
  }

  /// Returns whether a database has the current schema.
  ///
  /// - Throws: ``DatabaseError`` if it belongs to another program or a later version.
  func isDone(on connection: Connection) throws -> Bool {
    try version(of: connection) == steps.count
  }

  /// Migrates a database to the current schema, or leaves it unchanged and throws.
  ///
  /// - Throws: ``DatabaseError`` if it belongs to another program or a later version.
  func run(on connection: Connection) throws {
    guard try !isDone(on: connection) else { return }
    try connection.transaction(.writing) {
      // Another program may have migrated the file in the meantime.
      let version = try version(of: connection)
      for step in steps[version...] {
        switch step {
        case .script(let script): try connection.executeScript(script)
        case .work(let work): try work(connection)
        }
      }
      if version == 0 {
        try connection.executeScript("PRAGMA application_id = \(applicationID)")
        try fill(connection)
      }
      try connection.executeScript("PRAGMA user_version = \(steps.count)")
    }
  }

  /// Returns the number of migrations that a database has completed.
  private func version(of connection: Connection) throws -> Int {
    // A single statement reads one consistent state, even while another program creates the file.
    let states = try connection.query(
      """
      SELECT (SELECT count(*) FROM sqlite_schema), application_id, user_version
      FROM pragma_application_id, pragma_user_version
      """
    ) { (tables: $0.integer(0), application: $0.integer(1), version: $0.integer(2)) }
    let (tables, application, version) = states.first ?? (0, 0, 0)
    let isNew = tables == 0 && version == 0 && application == 0
    guard isNew || (application == applicationID && version >= 0) else {
      throw DatabaseError(.notAStore, path: connection.path)
    }
    guard version <= steps.count else { throw DatabaseError(.tooNew, path: connection.path) }
    return version
  }
}
