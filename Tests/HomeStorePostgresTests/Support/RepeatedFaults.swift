import Foundation
import Testing

/// A trait whose tests are repeated for as many seconds as `FAULT_SECONDS` says, each with a server or a connection of
/// its own, and run once without it.
struct RepeatedFaults: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> RepeatedFaults? { testCase == nil ? nil : self }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let seconds = ProcessInfo.processInfo.environment["FAULT_SECONDS"].flatMap(Double.init) ?? 0
    let end = ContinuousClock.now + .seconds(seconds)
    var count = 0
    repeat {
      try await function()
      count += 1
    } while .now < end && !Task.isCancelled
    if seconds > 0 { print("\(test.name) ran \(count) times.") }
  }
}

extension Trait where Self == RepeatedFaults {
  /// Repeats the tests of a suite for `FAULT_SECONDS`.
  static var repeatedFaults: RepeatedFaults { RepeatedFaults() }
}
