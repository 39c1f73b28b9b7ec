import Foundation
import Synchronization
import Testing

/// A trait whose tests are repeated for the seconds in `FAULT_SECONDS`, each with a separate server or connection, and
/// run once without it.
struct RepeatedFaults: SuiteTrait, TestTrait, TestScoping {
  /// The databases of one run of a test, on the server that all tests share. Those of an hour would fill a disk.
  final class Databases: Sendable {
    private let names = Mutex<[String]>([])

    func add(_ name: String) { names.withLock { $0.append(name) } }

    fileprivate func remove() throws {
      for name in names.withLock({ $0 }) {
        try PostgresCluster.shared.run("postgres", "DROP DATABASE \(name) WITH (FORCE)")
      }
    }
  }

  @TaskLocal static var databases: Databases?

  var isRecursive: Bool { true }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> RepeatedFaults? { testCase == nil ? nil : self }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let seconds = ProcessInfo.processInfo.environment["FAULT_SECONDS"].flatMap(Double.init) ?? 0
    guard seconds > 0 else { return try await function() }
    let end = ContinuousClock.now + .seconds(seconds)
    var count = 0
    repeat {
      let databases = Databases()
      try await Self.$databases.withValue(databases) { try await function() }
      try databases.remove()
      count += 1
    } while .now < end && !Task.isCancelled
    print("\(test.name) ran \(count) times.")
  }
}

extension Trait where Self == RepeatedFaults {
  /// Repeats the tests of a suite for `FAULT_SECONDS`.
  static var repeatedFaults: RepeatedFaults { RepeatedFaults() }
}
