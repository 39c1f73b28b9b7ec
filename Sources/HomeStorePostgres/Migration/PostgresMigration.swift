import HomeCore
import RecordFiles

/// A shared shop during a migration, from one person's view.
package struct PostgresMigration: MigrationStore {
  package let place: String
  private let session: PostgresSession

  /// The key of the advisory lock of migrations: "HoMi" in ASCII.
  private static let lock = 0x486F_4D69
  /// How long a migration waits for the end of another one.
  private static let patience = Duration.seconds(5)

  /// Opens an existing shop for reading.
  ///
  /// - Throws: ``MigrationError``, `PostgresError`, or `CancellationError`.
  package static func source(_ address: String, place: String) async throws -> PostgresMigration {
    let migration = PostgresMigration(place: place, session: PostgresSession())
    try await migration.session.open(address, password: nil)
    guard try await ShopSchema.exists(in: migration.session) else { throw MigrationError.noShop(place: place) }
    try await ShopSchema.prepare(address, password: nil, catalogue: nil, makesShop: false)
    let server = await migration.session.server
    try await ShopSchema.checkIsWhole(server: server) { try await migration.session.run($0) }
    return migration
  }

  /// Opens a shop for writing, and creates one without a catalogue if there is none.
  ///
  /// - Throws: ``MigrationError``, `PostgresError`, or `CancellationError`.
  package static func target(_ address: String, place: String) async throws -> PostgresMigration {
    try await ShopSchema.prepare(address, password: nil, catalogue: nil)
    let migration = PostgresMigration(place: place, session: PostgresSession())
    try await migration.session.open(address, password: nil)
    if try await migration.session.run("SELECT current_setting('transaction_read_only') = 'on'").first?.flag(0) == true
    {
      throw PostgresError(.readOnly, server: await migration.session.server)
    }
    // The lock ends with the connection. The server may notice the end some time after a program was killed.
    let deadline = ContinuousClock.now + patience
    while try await migration.session.run("SELECT pg_try_advisory_lock(\(lock))").first?.flag(0) != true {
      guard .now < deadline else { throw MigrationError.isUnderWay(place: place) }
      try await Task.sleep(for: .milliseconds(50))
    }
    return migration
  }

  package func close() async {
    await session.close()
  }
}

// MARK: - Reading

extension PostgresMigration {
  package func beginReading() async throws {
    try await session.run("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
  }

  package func endReading() async throws {
    try await session.run("COMMIT")
  }

  package func count(of table: MigratedTable) async throws -> Int {
    let rows = try await session.run("SELECT count(*) FROM \(table.postgresName) WHERE \(table.ownership)")
    return rows.first?.integer(0) ?? 0
  }

  package func records(
    of table: MigratedTable, after first: [Int]?, through last: [Int]?, limit: Int
  ) async throws -> [[Value]] {
    try await session.run(table.selection(after: first, through: last, limit: limit)).map(table.record)
  }
}

// MARK: - Writing

extension PostgresMigration {
  package func marks(of source: String) async throws -> [MigrationMark] {
    let rows = try await session.run(
      "SELECT kind, last, count, sum, source, person = session_user FROM shop.migrations ORDER BY kind")
    var marks: [MigrationMark] = []
    for row in rows {
      guard let mark = MigrationMark(kind: row.text(0), last: row.field(1), count: row.integer(2), sum: row.integer(3))
      else { continue }
      if row.flag(5), row.text(4) == source {
        marks.append(mark)
      } else if row.flag(5) || !mark.table.isPersonal {
        throw MigrationError.isUnfinished(place: place, source: row.text(4))
      }
    }
    return marks
  }

  package func begin(_ tables: [MigratedTable], from source: String) async throws {
    guard !tables.isEmpty else { return }
    let marks = tables.map {
      "(\((MigrationMark($0).values + [.text(source)]).map(\.literal).joined(separator: ", ")))"
    }
    // The marks would be rejected, too, but with a less helpful message.
    let rights = tables.map { "shop.may_migrate('\($0.rawValue)')" }.joined(separator: " AND ")
    guard try await session.run("SELECT \(rights)").first?.flag(0) == true else {
      throw PostgresError(.noRights, server: await session.server)
    }
    try await session.run(
      """
      INSERT INTO shop.migrations (kind, last, count, sum, source) VALUES \(marks.joined(separator: ", "))
      ON CONFLICT (person, kind) DO UPDATE SET last = NULL, count = 0, sum = 0
      """)
  }

  package func replace(
    after first: [Int]?, through last: [Int]?, with records: [[Value]], mark: MigrationMark
  ) async throws {
    let table = mark.table
    try await session.run(table.stagingTable)
    try await session.run(table.isPersonal ? "BEGIN; SELECT shop.lock_cart()" : "BEGIN")
    var next = records.makeIterator()
    try await session.copy("COPY \(table.staging) FROM STDIN") { try next.next().map(table.fields) }
    try await session.run(table.replacement(after: first, through: last))
    let values = mark.values.map(\.literal)
    try await session.run(
      """
      UPDATE shop.migrations SET last = \(values[1]), count = \(values[2]), sum = \(values[3])
      WHERE person = session_user AND kind = \(values[0]);
      COMMIT
      """)
  }

  package func finish() async throws {
    try await session.run("DELETE FROM shop.migrations WHERE person = session_user")
  }
}

extension Value {
  /// The value as a literal of SQL.
  fileprivate var literal: String {
    switch self {
    case .null: "NULL"
    case .integer(let number): String(number)
    case .text(let text): "'\(text.replacing("'", with: "''"))'"
    }
  }
}
