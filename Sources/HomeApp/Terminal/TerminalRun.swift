import Foundation
import Synchronization

/// Work requested on the command line, which runs without a display. Control-C cancels it cleanly; a second one kills the
/// program.
nonisolated final class TerminalRun: Sendable {
  private let work: @Sendable (TerminalOutput) async throws -> Int32
  private let outcome = Mutex<Result<Int32, any Error>>(.success(EXIT_FAILURE))
  private let isDone = DispatchSemaphore(value: 0)

  /// - Parameter work: A closure that does the work and returns the exit status.
  init(_ work: @escaping @Sendable (TerminalOutput) async throws -> Int32) {
    self.work = work
  }

  /// Runs the work and waits for it. Blocking is safe, because the work does not need the main thread.
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
    let output = TerminalOutput()
    do {
      let status = try await work(output)
      outcome.withLock { $0 = .success(status) }
    } catch {
      outcome.withLock { $0 = .failure(error) }
    }
    output.clear()
    isDone.signal()
  }
}
