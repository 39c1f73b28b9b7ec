import CSQLite
import Foundation

/// The file a connection has opened, to notice when somebody takes it away or writes over it.
///
/// SQLite itself would go on with a file that has no name any more, and with those pages that it still remembers.
struct DatabaseFile {
  private let path: String
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
    device = UInt64(status.st_dev)
    node = UInt64(status.st_ino)
  }

  /// Whether there is a file at a path; what is there need not be a database.
  static func exists(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
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
