import Foundation
import HomeCore
import RecordFiles

nonisolated extension TerminalOutput {
  /// Migrates a shop from one store to another.
  ///
  /// - Returns: The exit status: 0, 1 if the target differs from the source, or 128 + SIGINT if the task was cancelled.
  /// - Throws: ``MigrationError``, or an error of a store.
  func migrate(from sourceAddress: StoreAddress, to targetAddress: StoreAddress) async throws -> Int32 {
    var stores: [any MigrationStore] = []
    do {
      let source = try await sourceAddress.migrationSource()
      stores.append(source)
      let target = try await targetAddress.migrationTarget()
      stores.append(target)
      let status = try await run(ShopMigration(from: source, to: target, progress: progress()))
      for store in stores { await store.close() }
      return status
    } catch {
      for store in stores { await store.close() }
      guard error is CancellationError else { throw error }
      warn(String(localized: "Cancelled: the same command goes on where this one stopped."))
      return 128 + SIGINT
    }
  }

  private func run(_ migration: ShopMigration) async throws -> Int32 {
    let start = ContinuousClock.now
    let report: ShopMigration.Report
    do {
      report = try await migration.run()
    } catch let error where !(error is MigrationError || error is CancellationError) {
      warn("\(error)")
      warn(String(localized: "The same command goes on where this one stopped."))
      return EXIT_FAILURE
    }
    for line in report.lines(after: ContinuousClock.now - start) { tell(line) }
    guard let problem = report.problem else { return EXIT_SUCCESS }
    warn(problem)
    return EXIT_FAILURE
  }

  private func progress() -> @Sendable (ShopMigration.Progress) -> Void {
    let rate = MigrationRate()
    return { show(rate.line(for: $0)) }
  }
}
