import HomeCore
import RecordFiles

extension ShopSchema {
  /// Creates the shop in its database if there is none, and updates an older one. Several desktops may do so at the
  /// same time.
  ///
  /// - Parameters:
  ///   - catalogue: The initial records of a new shop, or `nil` for an empty one.
  ///   - makesShop: A Boolean value that indicates whether a missing shop is created.
  ///   - steps: The steps from oldest to newest.
  /// - Throws: ``PostgresError``, or ``CatalogueError``. The database is unchanged then.
  static func prepare(
    _ address: String, password: PasswordRequest?, catalogue: Catalogue?, makesShop: Bool = true,
    steps: [String] = steps
  ) async throws {
    let session = PostgresSession()
    try await session.open(address, password: password)
    let server = await session.server
    if try await version(in: session) == steps.count { return }
    try await session.run("BEGIN; SELECT pg_advisory_xact_lock(\(lock))")
    // Another desktop may have updated the shop in the meantime.
    let version = try await version(in: session)
    guard version <= steps.count else { throw PostgresError(.tooNew, server: server) }
    if version == 0 {
      guard makesShop else { throw PostgresError(.noShop, server: server) }
      let names = try await session.run(
        "SELECT count(c.oid) FROM pg_namespace n LEFT JOIN pg_class c ON relnamespace = n.oid WHERE nspname = 'shop' GROUP BY n.oid"
      )
      if let found = names.first {
        guard found.integer(0) == 0 else { throw PostgresError(.notAShop, server: server) }
      } else {
        do {
          try await session.run("CREATE SCHEMA shop")
        } catch let error as PostgresError where error.kind == .noRights {
          throw PostgresError(.mayNotMake, server: server)
        }
      }
    }
    do {
      for step in steps[version...] { try await session.run(step) }
      if (1..<searchesVersion).contains(version) { try await session.renewSearchTerms() }
    } catch let error as PostgresError where error.kind == .noRights && version > 0 {
      throw PostgresError(.tooOld, server: server)
    }
    if version == 0 {
      try await session.run("INSERT INTO shop.about VALUES (\(steps.count))")
      if let catalogue { try await session.fill(catalogue) }
    } else {
      try await session.run("UPDATE shop.about SET version = \(steps.count)")
    }
    try await session.run("COMMIT")
  }

  /// Returns whether there is a shop with all steps.
  ///
  /// - Throws: ``PostgresError``, also if the shop comes from a later version.
  static func isDone(on pipeline: PostgresPipeline) async throws -> Bool {
    let version = try await version { try await pipeline.query($0) }
    guard version <= steps.count else { throw PostgresError(.tooNew, server: await pipeline.server) }
    return version == steps.count
  }

  /// Checks that no migration to the shop is unfinished, of its catalogue or of the person's own data.
  ///
  /// - Throws: ``PostgresError``.
  static func checkIsWhole(server: String, _ query: (String) async throws -> [PostgresRow]) async throws {
    let kinds = MigratedTable.allCases.filter { !$0.isPersonal }.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let marks = try await query(
      "SELECT source FROM shop.migrations WHERE person = session_user OR kind IN (\(kinds)) LIMIT 1")
    if let mark = marks.first { throw PostgresError(.unfinished, server: server, detail: mark.text(0)) }
  }

  /// Returns whether there is a shop of any version.
  static func exists(in session: PostgresSession) async throws -> Bool {
    try await version(in: session) > 0
  }

  private static func version(in session: PostgresSession) async throws -> Int {
    try await version { try await session.run($0) }
  }

  /// Returns the number of completed steps of a shop, or 0 without a shop.
  private static func version(_ query: (String) async throws -> [PostgresRow]) async throws -> Int {
    let found = try await query(
      "SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname = 'shop' AND relname = 'about'"
    )
    guard found.first?.integer(0) == 1 else { return 0 }
    return try await query("SELECT version FROM shop.about").first?.integer(0) ?? 0
  }
}
