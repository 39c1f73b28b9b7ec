import Foundation
import HomeCore
import Synchronization

/// An import or export requested on the command line, which runs without a display. A terminal shows its progress.
/// Control-C cancels it cleanly; a second one kills the program.
nonisolated final class ExchangeRun: Sendable {
  private let command: RecordCommand
  private let shop: any Shop
  private let outcome = Mutex<Result<Int32, any Error>>(.success(EXIT_FAILURE))
  private let isDone = DispatchSemaphore(value: 0)

  init(_ command: RecordCommand, on shop: any Shop) {
    self.command = command
    self.shop = shop
  }

  /// Runs the command and waits for it. Blocking is safe, because nothing in it needs the main thread.
  ///
  /// - Returns: The exit status.
  func result() throws -> Int32 {
    let task = Task.detached { await self.run() }
    let interrupts = DispatchSource.makeSignalSource(signal: SIGINT)
    interrupts.setEventHandler {
      task.cancel()
      signal(SIGINT, SIG_DFL)
    }
    // The default action would otherwise terminate the program before the handler runs.
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
        with: shop.records,
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
    await shop.close()
    isDone.signal()
  }
}
