import Foundation
import HomeCore
import HomeStore
import Synchronization

/// An import or export that a command line asks for: the whole run of the program, without a display. On a terminal it shows
/// how far it is; Control-C ends it in good order, and a second one at once.
nonisolated final class ExchangeRun: Sendable {
  private let command: RecordCommand
  private let store: Store
  private let outcome = Mutex<Result<Int32, any Error>>(.success(EXIT_FAILURE))
  private let isDone = DispatchSemaphore(value: 0)

  init(_ command: RecordCommand, on store: Store) {
    self.command = command
    self.store = store
  }

  /// Does it, and waits for its end. Nothing of it needs the main thread, which has nothing else to do.
  ///
  /// - Returns: The exit status.
  func result() throws -> Int32 {
    let task = Task.detached { await self.run() }
    let interrupts = DispatchSource.makeSignalSource(signal: SIGINT)
    interrupts.setEventHandler {
      task.cancel()
      signal(SIGINT, SIG_DFL)
    }
    // What is done by default would come first.
    signal(SIGINT, SIG_IGN)
    interrupts.activate()
    isDone.wait()
    interrupts.cancel()
    return try outcome.withLock { $0 }.get()
  }

  private func run() async {
    let terminal = TerminalProgress()
    do {
      let status = try await command.run(
        with: store.records,
        tell: { line in
          terminal?.clear()
          print(line)
        },
        warn: { line in
          terminal?.clear()
          HomeApp.warn(line)
        }, progress: { terminal?.show($0) })
      outcome.withLock { $0 = .success(status) }
    } catch {
      outcome.withLock { $0 = .failure(error) }
    }
    terminal?.clear()
    await store.close()
    isDone.signal()
  }
}
