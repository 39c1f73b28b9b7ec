import CSQLite
import Foundation

/// The file a connection has opened, to notice when somebody takes it away or writes over it.
///
/// SQLite itself would go on with a file that has no name any more, and with those pages that it still remembers.
struct DatabaseFile {
  private let path: String
  /// Whether there was a write-ahead log with something in it beside the file.
  let hadLog: Bool
  private let device: UInt64
  private let node: UInt64

  /// - Throws: ``DatabaseError`` if there is no file of the ordinary kind.
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

  /// Whether there is a file at a path; what is there need not be a database.
  static func exists(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// Whether there is a write-ahead log beside a file, with something in it.
  static func hasLog(at path: String) -> Bool {
    var status = stat()
    return stat(path + "-wal", &status) == 0 && status.st_size > 0
  }

  /// Whether a file can be read, and not be written or have anything made beside it.
  static func mayOnlyBeRead(at path: String) -> Bool {
    access(path, R_OK) == 0 && (access(path, W_OK) != 0 || !mayBeMade(at: path))
  }

  /// Whether the folder of a file lets files be made in it.
  static func mayBeMade(at path: String) -> Bool {
    access(URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false), W_OK) == 0
  }

  /// What SQLite opens a file by that nobody writes. It needs no lock and no shared memory then, which would both have to be
  /// written; and what is in a log that somebody left behind it reads, unless it is told that the file never changes.
  static func readOnlyMediumURI(of path: String) -> String {
    let name = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return "file:\(name)?mode=ro&\(hasLog(at: path) ? "vfs=unix-none" : "immutable=1")"
  }

  /// Whether the same file is still there.
  var isInPlace: Bool {
    var status = stat()
    return stat(path, &status) == 0 && UInt64(status.st_dev) == device && UInt64(status.st_ino) == node
  }

  /// Whether the file begins, on the disk, as a database does; one that nothing has been written to yet is empty.
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
