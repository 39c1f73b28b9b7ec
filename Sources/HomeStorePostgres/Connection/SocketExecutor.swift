import Foundation

/// A serial executor with a thread of its own, which waits for jobs and for a socket at the same time. An answer then
/// wakes this thread alone; a source of Dispatch would wake two more.
final class SocketExecutor: SerialExecutor {
  /// What the thread waits for beside jobs.
  struct Interest {
    /// The socket, or -1 for none.
    var socket: Int32 = -1
    /// Indicates whether the thread waits until the socket is writable, too.
    var isWriting = false
    /// The time at which the thread stops waiting.
    var deadline: ContinuousClock.Instant?
  }

  private struct State {
    var jobs: [UnownedJob] = []
    /// Indicates whether the thread waits, or is about to.
    var isWaiting = false
    var thread: pthread_t?
  }

  /// An `NSLock`, because ThreadSanitizer does not understand waiting on a `Mutex`.
  private let lock = NSLock()
  /// Safe, because it is only accessed while the lock is held.
  private nonisolated(unsafe) var state = State()
  /// A byte in it wakes the thread.
  private let pipe = Pipe()

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - name: The name of the thread in debuggers.
  ///   - turn: A closure that runs on the thread each time before it waits. It returns what to wait for, or `nil` to end
  ///     the thread.
  ///   - onSocket: A closure that runs on the thread when the socket is ready, or with `false` when the deadline has passed.
  func start(
    name: String, turn: @escaping @Sendable () -> Interest?, onSocket: @escaping @Sendable (_ isReady: Bool) -> Void
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

  /// Ends the waiting of the thread.
  func wake() {
    var byte: UInt8 = 0
    _ = write(pipe.fileHandleForWriting.fileDescriptor, &byte, 1)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let wasWaiting = lock.withLock {
      state.jobs.append(job)
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

  /// - Returns: Whether the socket is ready, `false` after the deadline, or `nil` if there are jobs.
  private func wait(for interest: Interest) -> Bool? {
    let hasJobs = lock.withLock {
      state.isWaiting = state.jobs.isEmpty
      return !state.isWaiting
    }
    if hasJobs { return nil }
    defer { lock.withLock { state.isWaiting = false } }
    let events = interest.isWriting ? POLLIN | POLLOUT : POLLIN
    var descriptors = [
      pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: interest.socket, events: Int16(events), revents: 0),
    ]
    let rest = interest.deadline.map { Int32(max(($0 - .now) / .milliseconds(1), 0).rounded(.up)) } ?? -1
    let count = poll(&descriptors, 2, rest)
    if descriptors[0].revents != 0 {
      var bytes: UInt64 = 0
      _ = read(pipe.fileHandleForReading.fileDescriptor, &bytes, MemoryLayout.size(ofValue: bytes))
    }
    return descriptors[1].revents != 0 ? true : count == 0 ? false : nil
  }
}
