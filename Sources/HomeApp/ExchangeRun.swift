import Foundation
import HomeCore
import HomeStore
import Synchronization

/// An import or export that a command line asks for: the whole run of the program, without a display.
nonisolated final class ExchangeRun: Sendable {
  private let outcome = Mutex<Result<Int32, any Error>>(.success(EXIT_FAILURE))
  private let isDone = DispatchSemaphore(value: 0)

  /// Begins it. Nothing of it needs the main thread, which has nothing else to do.
  init(_ command: RecordCommand, on store: Store) {
    Task.detached { [self] in
      do {
        let status = try await command.run(
          with: store.records, tell: { print($0) }, warn: { HomeApp.warn($0) })
        outcome.withLock { $0 = .success(status) }
      } catch {
        outcome.withLock { $0 = .failure(error) }
      }
      await store.close()
      isDone.signal()
    }
  }

  /// Waits for its end.
  ///
  /// - Returns: The exit status.
  func result() throws -> Int32 {
    isDone.wait()
    return try outcome.withLock { $0 }.get()
  }
}
