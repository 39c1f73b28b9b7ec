import CSQLite
import Foundation

/// How programs that have one file open hear of each other's changes, with nothing that runs in between: who has written sets
/// the file's time, after the commit; ``FileMonitor`` hears of that; and SQLite knows whether it was somebody else.
///
/// The log itself is no sign: SQLite publishes a commit in memory that is shared, some time after it has written to the log.
extension Connection {
  /// Tells other programs that the file has been changed.
  func tellOthers() {
    // If it cannot be told, others see the change when they look the next time.
    _ = utimensat(AT_FDCWD, path, nil, 0)
  }

  /// Whether another connection has changed the file since this was asked last.
  func takeChangesElsewhere() -> Bool {
    guard let version = try? integer("PRAGMA data_version") else { return false }
    defer { knownVersion = version }
    return knownVersion.map { $0 != version } ?? false
  }
}
