import Foundation
import HomeCore
import RecordFiles

/// The two files of a store during a migration. Each has the marks of its own tables, because no transaction includes
/// both.
package actor SQLiteMigration: MigrationStore {
  package nonisolated let place: String
  private nonisolated let executor = QueueExecutor(label: "HomeStore.migration")
  private let path: String
  private let isSource: Bool
  private var catalogue: Connection?
  private var user: Connection?
  /// The store that has brought the files up to date. It closes last: a connection that only reads leaves SQLite's
  /// auxiliary files behind.
  private var store: Store?
  private var lock: MigrationLock?

  /// Opens an existing store for reading.
  ///
  /// - Throws: ``MigrationError``, or ``DatabaseError``.
  package static func source(_ url: URL, place: String) async throws -> SQLiteMigration {
    let store = Store(url: url, catalogue: nil)
    let path = store.file.catalogue.database.path
    guard DatabaseFile.exists(at: path) else { throw MigrationError.noShop(place: place) }
    // The usual way of opening it would create a shop in an empty file.
    _ = try Connection.reading(path)
    let migration = SQLiteMigration(path: path, place: place, isSource: true)
    try await migration.open(store)
    return migration
  }

  /// Opens a store for writing, and creates it empty if it does not exist.
  ///
  /// - Throws: ``MigrationError`` if another program migrates to it, or ``DatabaseError``.
  package static func target(_ url: URL, place: String) async throws -> SQLiteMigration {
    let store = Store(url: url, catalogue: nil)
    let migration = SQLiteMigration(path: store.file.catalogue.database.path, place: place, isSource: false)
    try await migration.open(store)
    return migration
  }

  private init(path: String, place: String, isSource: Bool) {
    self.path = path
    self.place = place
    self.isSource = isSource
  }

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// - Parameter store: The same store, which brings its files up to date.
  private func open(_ store: Store) async throws {
    self.store = store
    let userPath = StoreFile.userPath(of: path)
    do {
      try await store.file.catalogue.database.prepare()
      if isSource, DatabaseFile.exists(at: userPath) { try await store.file.user.database.prepare() }
    } catch let error as DatabaseError where error.kind == .unfinished {
      // An unfinished target is permitted, because this migration continues it.
      if isSource { throw MigrationError.isUnfinished(place: place, source: error.detail) }
    }
    let hasUser = DatabaseFile.exists(at: userPath)
    let migrations = CatalogueSchema.migrations(userPath: userPath) { _ in }
    if isSource {
      let connection = try Connection.reading(path)
      guard try migrations.isDone(on: connection) else { throw DatabaseError(.tooOld, path: path) }
      catalogue = connection
      user = try hasUser ? Connection.reading(userPath) : Connection(path: userPath, mode: .memory)
      if let user, !hasUser { try UserSchema.migrations.run(on: user) }
    } else {
      lock = try MigrationLock(beside: path, place: place)
      catalogue = try .writing(path, mode: .readWrite, migrations: migrations)
      user = try .writing(userPath, mode: .create, migrations: UserSchema.migrations)
      // A replaced order keeps its lines.
      for connection in [catalogue, user] { try connection?.execute("PRAGMA foreign_keys = OFF") }
    }
  }

  package func close() async {
    catalogue = nil
    user = nil
    await store?.close()
    store = nil
    lock = nil
  }

  private func connection(of table: MigratedTable) throws -> Connection {
    guard let connection = table.isPersonal ? user : catalogue else { throw DatabaseError(.cannotOpen, path: path) }
    return connection
  }

  private var connections: [Connection] { [catalogue, user].compactMap(\.self) }
}

// MARK: - Reading

extension SQLiteMigration {
  package func beginReading() throws {
    for connection in connections {
      try connection.execute("BEGIN")
      // The snapshot is that of the first query.
      _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
    }
  }

  package func endReading() throws {
    for connection in connections { try connection.execute("COMMIT") }
  }

  package func count(of table: MigratedTable) throws -> Int {
    try connection(of: table).integer("SELECT count(*) FROM \(table.sqliteName)") ?? 0
  }

  package func records(
    of table: MigratedTable, after first: [Int]?, through last: [Int]?, limit: Int
  ) throws -> [[Value]] {
    try table.records(after: first, through: last, limit: limit, in: connection(of: table))
  }
}

// MARK: - Writing

extension SQLiteMigration {
  package func marks(of source: String) throws -> [MigrationMark] {
    try connections.flatMap { connection -> [MigrationMark] in
      let marks =
        try connection.isMarked
        ? connection.query("SELECT source, kind, last, count, sum FROM migration") { $0.mark } : []
      if let other = marks.first(where: { $0.source != source }) {
        throw MigrationError.isUnfinished(place: place, source: other.source)
      }
      return marks.compactMap(\.mark)
    }
  }

  package func begin(_ tables: [MigratedTable], from source: String) throws {
    for table in tables {
      let connection = try connection(of: table)
      try connection.transaction(.writing) {
        try connection.executeScript(
          """
          CREATE TABLE IF NOT EXISTS migration (
            kind TEXT PRIMARY KEY, source TEXT NOT NULL, last TEXT, count INTEGER NOT NULL, sum INTEGER NOT NULL
          ) STRICT
          """)
        try connection.execute(
          "INSERT OR REPLACE INTO migration (source, kind, last, count, sum) VALUES (?, ?, ?, ?, ?)",
          [.text(source)] + MigrationMark(table).values)
      }
    }
  }

  package func replace(
    after first: [Int]?, through last: [Int]?, with records: [[Value]], mark: MigrationMark
  ) throws {
    let connection = try connection(of: mark.table)
    try connection.transaction(.writing) {
      try mark.table.replace(after: first, through: last, with: records, in: connection)
      try connection.execute("UPDATE migration SET last = ?2, count = ?3, sum = ?4 WHERE kind = ?1", mark.values)
    }
    connection.tellOthers()
  }

  package func finish() throws {
    for connection in connections {
      try connection.transaction(.writing) { try connection.executeScript("DROP TABLE IF EXISTS migration") }
      connection.tellOthers()
    }
  }
}

extension Row {
  /// The columns `source`, `kind`, `last`, `count` and `sum` of a mark.
  fileprivate var mark: (source: String, mark: MigrationMark?) {
    let last: String? = if case .text(let last) = value(2) { last } else { nil }
    return (text(0), MigrationMark(kind: text(1), last: last, count: integer(3), sum: integer(4)))
  }
}

extension Connection {
  /// Indicates whether there are marks of a migration to the file.
  fileprivate var isMarked: Bool {
    get throws { try integer("SELECT 1 FROM sqlite_schema WHERE name = 'migration'") != nil }
  }

  /// Checks that no migration to the file is unfinished.
  ///
  /// - Throws: ``DatabaseError``.
  func checkIsWhole() throws {
    guard try isMarked else { return }
    let source = try query("SELECT source FROM migration LIMIT 1") { $0.text(0) }.first
    if let source { throw DatabaseError(.unfinished, path: path, detail: source) }
  }
}
