import Synchronization

/// A thread-safe broadcaster that sends each change to any number of streams.
///
/// ```swift
/// let broadcast = ChangeBroadcast<BookChange>()
/// let changes = broadcast.stream()   // receives all changes from here on
/// broadcast.send(.cart)
/// ```
public nonisolated final class ChangeBroadcast<Change: Sendable>: Sendable {
  private struct Listeners {
    var continuations: [Int: AsyncStream<Change>.Continuation] = [:]
    var nextID = 0
  }

  private let listeners = Mutex(Listeners())

  /// Creates a broadcaster without streams.
  public init() {}

  deinit {
    listeners.withLock { listeners in
      for continuation in listeners.continuations.values { continuation.finish() }
    }
  }

  /// Returns a new stream of the changes from now on, in order. It finishes when its reader's task is cancelled or the
  /// broadcaster is deallocated.
  public func stream() -> AsyncStream<Change> {
    let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
    let id = listeners.withLock { listeners in
      defer { listeners.nextID += 1 }
      listeners.continuations[listeners.nextID] = continuation
      return listeners.nextID
    }
    continuation.onTermination = { [weak self] _ in
      // The continuation is released outside the lock, because its deallocation may run other code.
      _ = self?.listeners.withLock { $0.continuations.removeValue(forKey: id) }
    }
    return stream
  }

  /// Sends a change to every stream.
  public func send(_ change: Change) {
    let continuations = listeners.withLock { Array($0.continuations.values) }
    for continuation in continuations { continuation.yield(change) }
  }
}
