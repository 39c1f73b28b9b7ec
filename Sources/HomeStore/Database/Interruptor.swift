import CSQLite
import Synchronization

/// Stops what a connection is doing, from any thread: for the task that asked for it, and for no other one.
final class Interruptor: Sendable {
  private struct State {
    var lastJob = 0
    var runningJob: Int?
    // An address rather than a pointer, because a pointer may not be sent between threads. It is only used while the job
    // runs, which keeps its connection open.
    var address: UInt = 0
  }

  private let state = Mutex(State())

  /// A number for a job that will run.
  func makeJob() -> Int {
    state.withLock { state in
      state.lastJob += 1
      return state.lastJob
    }
  }

  /// Runs a job on a connection; until it returns, ``interrupt(_:)`` stops its statements.
  func run<Result>(_ job: Int, on connection: Connection, _ body: (Connection) throws -> Result) rethrows -> Result {
    let address = connection.address
    state.withLock { state in
      state.runningJob = job
      state.address = address
    }
    defer { state.withLock { $0.runningJob = nil } }
    return try body(connection)
  }

  /// Makes the statement that runs for a job fail with `CancellationError`, if the job runs.
  func interrupt(_ job: Int) {
    state.withLock { state in
      // `sqlite3_interrupt` may be called on any thread while the connection is open, which it is during its job.
      if state.runningJob == job { sqlite3_interrupt(OpaquePointer(bitPattern: state.address)) }
    }
  }
}
