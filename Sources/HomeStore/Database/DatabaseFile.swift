import CSQLite
import Foundation

/// The identity of an opened database file, which detects a removed or overwritten file.
///
/// SQLite itself would continue with a deleted file and with its cached pages.
struct DatabaseFile {
  private let path: String
  /// Indicates whether a non-empty write-ahead log existed beside the file.
  let hadLog: Bool
  private let device: UInt64
  private let node: UInt64

  /// - Throws: ``DatabaseError`` if there is no regular file at the path.
  init(_ path: String) throws {
    var status = stat()
    guard stat(path, &status) == 0 else { throw DatabaseError(code: SQLITE_CANTOPEN, path: path, systemError: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw DatabaseError(code: SQLITE_CANTOPEN, path: path, systemError: EISDIR)
    }
    self.path = path
    hadLog = Self.hasLog(at: path)
    device = UInt64(status.st_dev)
    node = UInt64(status.st_ino)
  }

  /// Returns whether a path exists, regardless of its type.
  static func exists(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// Returns whether a non-empty write-ahead log exists beside a file.
  static func hasLog(at path: String) -> Bool {
    var status = stat()
    return stat(path + "-wal", &status) == 0 && status.st_size > 0
  }

  /// Returns whether a file can be read, but neither it nor its folder permits the writes that SQLite needs.
  static func mayOnlyBeRead(at path: String) -> Bool {
    access(path, R_OK) == 0 && (access(path, W_OK) != 0 || !mayBeMade(at: path))
  }

  /// Returns whether files can be created in the folder of a path.
  static func mayBeMade(at path: String) -> Bool {
    access(URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false), W_OK) == 0
  }

  /// Returns the URI for opening a file that no connection writes. SQLite then needs neither locks nor shared memory,
  /// both of which require write access. A leftover log rules out `immutable`, with which SQLite would not read it.
  static func readOnlyMediumURI(of path: String) -> String {
    let name = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return "file:\(name)?mode=ro&\(hasLog(at: path) ? "vfs=unix-none" : "immutable=1")"
  }

  /// Indicates whether the path still leads to the same file.
  var isInPlace: Bool {
    var status = stat()
    return stat(path, &status) == 0 && UInt64(status.st_dev) == device && UInt64(status.st_ino) == node
  }

  /// Returns whether the file on disk begins with SQLite's header. A database without any commit yet is empty.
  static func isDatabase(openedBy handle: OpaquePointer, orEmpty mayBeEmpty: Bool) -> Bool {
    let expected = Array("SQLite format 3\0".utf8)
    var start = [UInt8](repeating: 0, count: expected.count)
    return switch csqlite_read_start(handle, &start, Int32(start.count)) {
    case SQLITE_OK: start == expected
    case csqlite_ioerr_short_read: mayBeEmpty && start.allSatisfy { $0 == 0 }
    default: false
    }
  }
}
