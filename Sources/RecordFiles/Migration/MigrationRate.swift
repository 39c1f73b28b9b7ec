import HomeCore
import Synchronization

/// The progress of a migration as a line with the speed of its current step.
package final class MigrationRate: Sendable {
  private struct Step {
    let table: MigratedTable
    let isChecking: Bool
    let start: ContinuousClock.Instant
    let firstCount: Int
  }

  private let step = Mutex<Step?>(nil)

  package init() {}

  /// Returns a line such as “Books: 5,000 of 10,000, 20,000 rows per second”.
  package func line(for progress: ShopMigration.Progress, at now: ContinuousClock.Instant = .now) -> String {
    let rate = step.withLock { step -> Int? in
      if let known = step, known.table == progress.table, known.isChecking == progress.isChecking,
        progress.rowCount > known.firstCount
      {
        return Self.rate(of: progress.rowCount - known.firstCount, in: now - known.start)
      }
      step = Step(
        table: progress.table, isChecking: progress.isChecking, start: now, firstCount: progress.rowCount)
      return nil
    }
    let (title, count, total) = (progress.table.title, progress.rowCount, progress.total)
    let line =
      progress.isChecking
      ? String(localized: "Comparing: \(title), \(count) of \(total)")
      : String(localized: "\(title): \(count) of \(total)")
    return rate.map { "\(line), " + String(localized: "\($0) rows per second") } ?? line
  }

  static func rate(of count: Int, in duration: Duration) -> Int {
    Int((Double(count) / max(duration / .seconds(1), 0.001)).rounded())
  }
}
