import Foundation
import Synchronization

@testable import HomeStorePostgres

/// A private server of the test process, on a socket in a temporary folder. The first test that needs it starts it, and
/// it ends with the process, however that ends: a shell waits for the end of its input, stops the server and removes
/// the folder.
final class PostgresCluster: Sendable {
  /// Users who may log in, and have no further rights.
  static let people = (0..<8).map { "person\($0)" }
  static let guardedPassword = "correct horse"

  static var shared: PostgresCluster {
    get throws { try started.get() }
  }

  private static let started = Result { try PostgresCluster() }

  let folder: URL
  private let program: String
  private let server = Mutex<(process: Process, input: Pipe)?>(nil)
  private let lastDatabase = Atomic(0)

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter data: The command that creates the data folder, from the folder of the server's programs and that of
  ///   the server.
  private init(data: (_ programs: String, _ folder: String) -> String) throws {
    let versions = try FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql").compactMap { Int($0) }
    guard let version = versions.max() else { throw Failure(description: "There is no server in /usr/lib/postgresql.") }
    program = "/usr/lib/postgresql/\(version)/bin"
    // The path of a socket has room for about a hundred characters.
    folder = URL.temporaryDirectory.appending(path: "shop-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The server's user needs access to its folder.
    try Self.run("chmod a+x '\(folder.deletingLastPathComponent().path)' 2>/dev/null; true")
    if getuid() == 0 { try Self.run("chown postgres '\(folder.path)'") }
    try Self.run("\(Self.asUser) \(data(program, folder.path))")
    try Self.run(
      """
      echo 'local all guarded scram-sha-256
      local all,replication all trust' > '\(folder.path)/data/pg_hba.conf'
      """)
    try start()
  }

  convenience init() throws {
    try self.init { programs, folder in
      "\(programs)/initdb -D '\(folder)/data' -U postgres --auth=trust --encoding=UTF8 --locale=C --no-sync"
    }
    try run(
      "postgres",
      Self.people.map { "CREATE ROLE \($0) LOGIN;" }.joined()
        + "CREATE ROLE guarded LOGIN PASSWORD '\(Self.guardedPassword)'; CREATE DATABASE template_shop;")
    for step in ["CREATE SCHEMA shop"] + ShopSchema.steps + [
      "INSERT INTO shop.about VALUES (\(ShopSchema.steps.count))"
    ] {
      try run("template_shop", step)
    }
  }

  deinit {
    if let (_, input) = server.withLock({ $0.take() }) {
      // A running server removes its folder itself, when its input ends. A running `Process` would keep the input open.
      try? input.fileHandleForWriting.close()
    } else {
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// Creates a standby of another server.
  convenience init(following server: PostgresCluster) throws {
    try self.init { programs, folder in
      """
      \(programs)/pg_basebackup -D '\(folder)/data' -h '\(server.folder.path)' -U postgres -R -X stream -c fast --no-sync
      """
    }
  }

  /// Promotes a standby to the primary server.
  func promote() throws {
    try Self.run("\(Self.asUser) \(program)/pg_ctl promote -D '\(folder.path)/data' -w")
  }

  /// Starts the server, and waits until it accepts connections.
  ///
  /// - Parameter options: The additional options of the server.
  func start(_ options: String = "") throws {
    let process = Process()
    let input = Pipe()
    let data = "\(folder.path)/data"
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      trap '' INT TERM HUP
      exec > '\(folder.path)/log' 2>&1
      \(Self.asUser) \(program)/postgres -D '\(data)' -k '\(folder.path)' -c listen_addresses= -c fsync=off \
        -c max_connections=300 -c deadlock_timeout=100ms -c log_min_messages=fatal -c log_destination=stderr \(options) &
      read ending
      kill -QUIT $(head -1 '\(data)/postmaster.pid')
      while [ -e '\(data)/postmaster.pid' ]; do sleep 0.02; done
      [ "$ending" = keep ] || rm -rf '\(folder.path)'
      """,
    ]
    process.standardInput = input
    try process.run()
    server.withLock { $0 = (process, input) }
    try Self.run(
      "for i in $(seq 2000); do \(program)/pg_isready -q -U postgres -h '\(folder.path)' && exit 0; sleep 0.05; done; cat '\(folder.path)/log'; exit 1"
    )
  }

  /// Kills the server as a failing machine does. Its data stay.
  func stop() throws {
    guard let (process, input) = server.withLock({ $0.take() }) else { return }
    try input.fileHandleForWriting.write(contentsOf: Data("keep\n".utf8))
    process.waitUntilExit()
  }

  /// The address of a database.
  func address(of database: String, user: String = "postgres") -> String {
    "postgresql://\(user)@/\(database)?host=\(folder.path.replacing("/", with: "%2F"))"
  }

  /// Creates a database and returns its name.
  ///
  /// - Parameter hasShop: Indicates whether the database contains an empty shop.
  func newDatabase(hasShop: Bool = true) throws -> String {
    let name = "shop\(lastDatabase.add(1, ordering: .relaxed).newValue)"
    try run("postgres", "CREATE DATABASE \(name) TEMPLATE \(hasShop ? "template_shop" : "template0")")
    return name
  }

  /// Runs statements as the administrator, and returns what they print.
  @discardableResult
  func run(_ database: String, _ sql: String) throws -> String {
    let file = folder.appending(path: "\(UUID().uuidString).sql")
    try Data(sql.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Self.run(
      "\(program)/psql -X -q -A -t -v ON_ERROR_STOP=1 -h '\(folder.path)' -U postgres -d \(database) -f '\(file.path)'")
  }

  /// Copies the shop of a database to an empty one, through a backup.
  func copy(_ database: String, to other: String) throws {
    let options = "-h '\(folder.path)' -U postgres"
    try Self.run(
      "\(program)/pg_dump \(options) --format=custom --schema=shop \(database) | \(program)/pg_restore \(options) --exit-on-error --dbname=\(other)"
    )
  }

  /// The server refuses to run as the administrator of the machine.
  static var asUser: String {
    getuid() == 0 ? "setpriv --reuid=postgres --regid=postgres --clear-groups" : ""
  }

  @discardableResult
  static func run(_ command: String) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec 2>&1\n\(command)"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard process.terminationStatus == 0 else { throw Failure(description: "\(command): \(text)") }
    return text
  }
}
