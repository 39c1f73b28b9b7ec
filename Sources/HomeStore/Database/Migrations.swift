/// The steps by which a database got its present form, the oldest first; each begins where the one before it ended. What
/// has been released is never changed: there are files like that.
struct Migrations: Sendable {
  /// Something that is done once to each database.
  enum Step: Sendable, ExpressibleByStringLiteral {
    /// Runs statements.
    case script(String)
    /// Does what statements alone cannot.
    case work(@Sendable (Connection) throws -> Void)

    init(stringLiteral script: String) { self = .script(script) }
  }

  /// Whose files these are: SQLite's `application_id`, by which a database of another program is told.
  let applicationID: Int
  /// What is done, all in one transaction.
  let steps: [Step]
  /// Done after the steps in a database that was new, in the same transaction.
  let fill: @Sendable (Connection) throws -> Void

  /// - Throws: ``DatabaseError`` if a database is another program's or a later version's.
  func check(_ connection: Connection) throws {
    _ = try version(of: connection)
  }

  /// Whether a database has its present form.
  ///
  /// - Throws: ``DatabaseError`` if it is another program's or a later version's.
  func isDone(on connection: Connection) throws -> Bool {
    try version(of: connection) == steps.count
  }

  /// Brings a database to its present form, or leaves it as it is and throws.
  ///
  /// - Throws: ``DatabaseError`` if it is another program's or a later version's.
  func run(on connection: Connection) throws {
    guard try !isDone(on: connection) else { return }
    try connection.transaction(.writing) {
      // Another program may have been faster.
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

  /// How many steps a database has behind it.
  private func version(of connection: Connection) throws -> Int {
    // One statement sees one state of the file: another program may be making it.
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
