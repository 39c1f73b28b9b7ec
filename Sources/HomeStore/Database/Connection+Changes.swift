import CSQLite
import Foundation

/// Change notifications between programs that have the same file open, without polling. A writer touches the file after
/// each commit, ``FileMonitor`` reports the touch, and SQLite's `data_version` tells whether another connection has
/// committed.
///
/// Writes to the log are no substitute: SQLite publishes a commit in shared memory some time after writing to the log.
extension Connection {
  /// Notifies other programs of a change in the file.
  func tellOthers() {
    // On failure, other programs see the change at their next query.
    _ = utimensat(AT_FDCWD, path, nil, 0)
  }

  /// Returns whether another connection has changed the file since the last call.
  func takeChangesElsewhere() -> Bool {
    guard let version = try? integer("PRAGMA data_version") else { return false }
    defer { knownVersion = version }
    return knownVersion.map { $0 != version } ?? false
  }
}
