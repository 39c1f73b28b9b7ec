import Foundation

/// PgBouncer before a server, with few connections. It ends with the test that created it.
final class Pooler: Sendable {
  /// The time for which a client keeps one of the connections.
  enum Mode: String {
    case transaction
    case session
  }

  static let connectionCount = 2

  private let folder: TemporaryFolder
  private let input = Pipe()

  init(server: PostgresCluster, users: [String], mode: Mode = .transaction) throws {
    folder = try TemporaryFolder()
    let users = users.map { "\"\($0)\" \"\"\n" }.joined()
    _ = try folder.file("users", users)
    let settings = try folder.file(
      "pgbouncer.ini",
      """
      [databases]
      * = host=\(server.folder.path)
      [pgbouncer]
      pool_mode = \(mode.rawValue)
      default_pool_size = \(Self.connectionCount)
      listen_addr =
      listen_port = 5432
      unix_socket_dir = \(folder.url.path)
      auth_type = trust
      auth_file = \(folder.url.path)/users
      logfile = \(folder.url.path)/log
      """)
    try PostgresCluster.run("chmod 777 '\(folder.url.path)'")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      trap '' INT TERM HUP
      \(PostgresCluster.asUser) pgbouncer --quiet '\(settings.path)' > /dev/null 2>&1 &
      read ending
      kill -KILL $!
      """,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"]) { $1 }
    process.standardInput = input
    try process.run()
    try PostgresCluster.run(
      "for i in $(seq 2000); do [ -S '\(folder.url.path)/.s.PGSQL.5432' ] && exit 0; sleep 0.05; done; cat '\(folder.url.path)/log'; exit 1"
    )
  }

  deinit { try? input.fileHandleForWriting.close() }

  func address(of database: String, user: String = "postgres") -> String {
    "postgresql://\(user)@/\(database)?host=\(folder.url.path.replacing("/", with: "%2F"))"
  }
}
