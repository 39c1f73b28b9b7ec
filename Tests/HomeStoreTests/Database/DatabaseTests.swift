import Foundation
import Testing

@testable import HomeStore
@testable import RecordFiles

@Suite("A database", .serialized)
final class DatabaseTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func makeDatabase(
    _ scripts: [String] = ["CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT"],
    path: String? = nil,
    fill: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) -> Database {
    Database(
      path: path ?? folder.newPath(),
      migrations: Migrations(applicationID: 77, steps: scripts.map { .script($0) }, fill: fill))
  }

  @Test("keeps any text as it is")
  func texts() async throws {
    let database = makeDatabase()
    let texts = ["", "'; DROP TABLE things; --", "<b>&amp;</b>", "한국어 \u{1F4DA}", "\u{1}\n\r\t", "?1 :a @b $c", "%_\\"]
    for text in texts {
      try await database.write { try $0.execute("INSERT INTO things (name) VALUES (?)", [.text(text)]) }
    }
    let names = try await database.read { try $0.query("SELECT name FROM things ORDER BY id") { $0.text(0) } }
    #expect(names == texts)
  }

  @Test("does all of a transaction or nothing")
  func rollback() async throws {
    struct Stop: Error {}
    let database = makeDatabase()
    await #expect(throws: Stop.self) {
      try await database.write { connection in
        try connection.execute("INSERT INTO things (name) VALUES ('a')")
        throw Stop()
      }
    }
    #expect(try await database.read { try $0.integer("SELECT count(*) FROM things") } == 0)
    try await database.write { try $0.execute("INSERT INTO things (name) VALUES ('b')") }
    #expect(try await database.read { try $0.integer("SELECT count(*) FROM things") } == 1)
  }

  @Test("is written ahead, checked and durable")
  func settings() async throws {
    let database = makeDatabase()
    let settings = try await database.write { connection in
      try ["journal_mode", "synchronous", "foreign_keys", "application_id", "user_version"].map { name in
        try connection.query("PRAGMA \(name)") { $0.text(0) }.joined()
      }
    }
    #expect(settings == ["wal", "2", "1", "77", "1"])
  }

  @Test("runs off the main thread, and reads while something is written")
  func threads() async throws {
    let database = makeDatabase()
    try await database.write { try $0.execute("INSERT INTO things (name) VALUES ('a')") }
    let semaphore = DispatchSemaphore(value: 0)
    async let writing: Void = database.write { connection in
      #expect(!Thread.isMainThread)
      try connection.execute("DELETE FROM things WHERE id = 1")
      semaphore.wait()
    }
    #expect(try await database.read { try $0.integer("SELECT count(*) FROM things") } == 1)
    semaphore.signal()
    try await writing
    #expect(try await database.read { try $0.integer("SELECT count(*) FROM things") } == 0)
  }

  @Test("stops what its task does not want any more, and nothing else")
  func cancellation() async throws {
    let database = makeDatabase()
    let endless = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
    let (started, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      try await database.read { connection in
        continuation.yield()
        return try connection.integer(endless)
      }
    }
    for await _ in started { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await database.read { try $0.integer("SELECT 5") } == 5)

    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await database.read { try $0.integer("SELECT 5") }
    }
    await #expect(throws: CancellationError.self) { try await late.value }
  }

  @Test("stops also between two statements of one job", .timeLimit(.minutes(10)))
  func cancellationBetweenStatements() async throws {
    let database = makeDatabase()
    let endless = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
    for isKept in [true, false] {
      let task = Task {
        try await database.write { connection in
          try connection.execute("INSERT INTO things (name) VALUES ('a')")
          let statement = try connection.statement(endless)
          withUnsafeCurrentTask { $0?.cancel() }
          if isKept { try statement.run() } else { try connection.executeScript(endless) }
        }
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(try await database.read { try $0.integer("SELECT count(*) FROM things") } == 0)
  }

  @Test("cannot be written ahead where SQLite only says so")
  func noLog() throws {
    let connection = try Connection(path: ":memory:", mode: .memory)
    #expect(throws: DatabaseError.self) { try connection.writeAhead() }
  }

  @Test("of a version that is no version is none", arguments: [-1, Int(Int32.min)])
  func negativeVersion(version: Int) async throws {
    let path = folder.newPath()
    let database = makeDatabase(path: path)
    try await database.write { try $0.executeScript("PRAGMA user_version = \(version)") }
    await database.close()
    await #expect { try await database.read { _ in } } throws: { ($0 as? DatabaseError)?.kind == .notAStore }
  }

  @Test("goes from version to version, and is filled once")
  func migrations() async throws {
    let path = folder.newPath()
    let first = "CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT)"
    let old = makeDatabase([first], path: path) { try $0.execute("INSERT INTO things (name) VALUES ('first')") }
    try await old.write { try $0.execute("INSERT INTO things (name) VALUES ('second')") }
    await old.close()

    let scripts = [first, "ALTER TABLE things ADD COLUMN size INTEGER NOT NULL DEFAULT 3"]
    let new = makeDatabase(scripts, path: path) { _ in Issue.record("An old database is not filled.") }
    let rows = try await new.read { try $0.query("SELECT name, size FROM things") { "\($0.text(0)) \($0.integer(1))" } }
    #expect(rows == ["first 3", "second 3"])
    await new.close()

    await #expect { try await old.read { try $0.integer("SELECT 1") } } throws: { error in
      (error as? DatabaseError)?.kind == .tooNew
    }
  }

  @Test("whose step fails stays as it was")
  func failingMigration() async throws {
    let path = folder.newPath()
    try await makeDatabase(path: path).write { try $0.execute("INSERT INTO things (name) VALUES ('a')") }
    let broken = makeDatabase(["-", "DROP TABLE things; NONSENSE"], path: path)
    await #expect { try await broken.read { _ in } } throws: { ($0 as? DatabaseError)?.kind == .failed }
    #expect(try await makeDatabase(path: path).read { try $0.integer("SELECT count(*) FROM things") } == 1)
  }

  @Test("leaves nothing beside its file once it is closed")
  func closing() async throws {
    let path = folder.newPath()
    let database = makeDatabase(path: path)
    try await database.write { try $0.execute("INSERT INTO things (name) VALUES ('a')") }
    #expect(FileManager.default.fileExists(atPath: path + "-wal"))
    await database.close()
    #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
    #expect(try await database.read { try $0.integer("SELECT count(*) FROM things") } == 1)
  }
}
