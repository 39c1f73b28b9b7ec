import Foundation
import HomeCore
import RecordFiles

/// A lock that keeps a second program from migrating to the same file. It ends with its owner, even if that is killed.
///
/// It is on a file beside the store: a lock on the store itself would end the locks that SQLite has there.
final class MigrationLock: Sendable {
  private let path: String
  private let descriptor: Int32

  /// - Throws: ``MigrationError`` if another program has the lock, or ``DatabaseError``.
  init(beside store: String, place: String) throws {
    path = URL(filePath: store).resolvingSymlinksInPath().path(percentEncoded: false) + "-migration"
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        throw DatabaseError(.cannotOpen, path: path, detail: String(cString: strerror(errno)))
      }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        close(descriptor)
        throw MigrationError.isUnderWay(place: place)
      }
      if Self.isFile(descriptor, at: path) {
        self.descriptor = descriptor
        return
      }
      // Its former owner has removed it in the meantime.
      close(descriptor)
    }
  }

  deinit {
    unlink(path)
    close(descriptor)
  }

  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var (opened, found) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && stat(path, &found) == 0 && opened.st_ino == found.st_ino
      && opened.st_dev == found.st_dev
  }
}
