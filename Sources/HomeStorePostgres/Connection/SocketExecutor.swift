import Foundation

/// A serial executor with a thread of its own, which waits for jobs and for a socket at the same time. An answer wakes
/// only this thread. A source of Dispatch would wake two more, and its events come late on a busy machine.
final class SocketExecutor: SerialExecutor {
  /// The event for which the thread waits in addition to jobs.
  struct Interest {
    /// The socket, or -1 for none.
    var socket: Int32 = -1
    var events: Events = .readable
    /// The time at which the thread stops waiting.
    var deadline: ContinuousClock.Instant?
  }

  /// The states of a socket to wait for. One of them is enough.
  struct Events: OptionSet {
    let rawValue: Int32

    static let readable = Events(rawValue: POLLIN)
    static let writable = Events(rawValue: POLLOUT)
  }

  /// A task that waits for a socket.
  private struct Waiter {
    let interest: Interest
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var jobs: [UnownedJob] = []
    var waiter: Waiter?
    /// Indicates whether the thread waits, or is about to.
    var isWaiting = false
    var thread: pthread_t?
  }

  /// An `NSLock`, because ThreadSanitizer does not understand waiting on a `Mutex`.
  private let lock = NSLock()
  /// Safe, because it is only accessed while the lock is held.
  private nonisolated(unsafe) var state = State()
  /// A pipe whose bytes wake the thread.
  private let pipe = Pipe()

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - name: The name of the thread in debuggers.
  ///   - turn: A closure that runs on the thread each time before it waits. It returns the event to wait for while no
  ///     task waits, or `nil` to end the thread.
  ///   - onSocket: A closure that runs on the thread when the socket is ready, or with `false` when the deadline has
  ///     passed.
  func start(
    name: String, turn: @escaping @Sendable () -> Interest?,
    onSocket: @escaping @Sendable (_ isReady: Bool) -> Void = { _ in }
  ) {
    let thread = Thread { [self] in
      lock.withLock { state.thread = pthread_self() }
      while true {
        runJobs()
        guard let interest = turn() else { return }
        if let isReady = wait(for: interest) { onSocket(isReady) }
      }
    }
    thread.name = name
    thread.start()
  }

  /// Waits until a socket is ready. At most one task waits at a time.
  ///
  /// - Returns: `false` once the deadline has passed or the task is cancelled.
  func isReady(
    _ socket: Int32, for events: Events, until deadline: ContinuousClock.Instant,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    let interest = Interest(socket: socket, events: events, deadline: deadline)
    return await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { continuation in
        wakeAfter { $0.waiter = Waiter(interest: interest, continuation: continuation) }
        if Task.isCancelled { endWait(isReady: false) }
      }
    } onCancel: {
      endWait(isReady: false)
    }
  }

  private func endWait(isReady: Bool) {
    let waiter = lock.withLock {
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.continuation.resume(returning: isReady)
  }

  /// Ends the waiting of the thread.
  func wake() {
    var byte: UInt8 = 0
    _ = write(pipe.fileHandleForWriting.fileDescriptor, &byte, 1)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    wakeAfter { $0.jobs.append(job) }
  }

  /// Changes the state, and wakes the thread for it.
  private func wakeAfter(_ change: (inout State) -> Void) {
    let wasWaiting = lock.withLock {
      change(&state)
      defer { state.isWaiting = false }
      return state.isWaiting
    }
    if wasWaiting { wake() }
  }

  func checkIsolated() {
    precondition(lock.withLock { state.thread } == pthread_self(), "The code does not run on the thread of its socket.")
  }

  private func runJobs() {
    while true {
      let jobs = lock.withLock {
        defer { state.jobs = [] }
        return state.jobs
      }
      if jobs.isEmpty { return }
      for job in jobs { job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
  }

  /// Waits for the socket of a task, or for another one if no task waits.
  ///
  /// - Returns: Whether the other socket is ready, `false` after its deadline, or `nil` if there may be jobs.
  private func wait(for interest: Interest) -> Bool? {
    let (hasJobs, waiter) = lock.withLock {
      state.isWaiting = state.jobs.isEmpty
      return (!state.isWaiting, state.waiter)
    }
    if hasJobs { return nil }
    guard let waiter else { return poll(for: interest) }
    if let isReady = poll(for: waiter.interest) { endWait(isReady: isReady) }
    return nil
  }

  private func poll(for interest: Interest) -> Bool? {
    defer { lock.withLock { state.isWaiting = false } }
    var descriptors = [
      pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: interest.socket, events: Int16(interest.events.rawValue), revents: 0),
    ]
    let rest = interest.deadline.map { Int32(max(($0 - .now) / .milliseconds(1), 0).rounded(.up)) } ?? -1
    let count = Foundation.poll(&descriptors, 2, rest)
    if descriptors[0].revents != 0 {
      var bytes: UInt64 = 0
      _ = read(pipe.fileHandleForReading.fileDescriptor, &bytes, MemoryLayout.size(ofValue: bytes))
    }
    return descriptors[1].revents != 0 ? true : count == 0 ? false : nil
  }
}
