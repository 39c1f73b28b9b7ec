import Synchronization

/// Tells any number of listeners, on any thread, of each change.
///
/// ```swift
/// let broadcast = ChangeBroadcast<BookChange>()
/// let changes = broadcast.stream()   // hears of everything from here on
/// broadcast.send(.cart)
/// ```
public nonisolated final class ChangeBroadcast<Change: Sendable>: Sendable {
  private struct Listeners {
    var continuations: [Int: AsyncStream<Change>.Continuation] = [:]
    var nextID = 0
  }

  private let listeners = Mutex(Listeners())

  /// Makes a broadcast that nobody listens to yet.
  public init() {}

  deinit {
    listeners.withLock { listeners in
      for continuation in listeners.continuations.values { continuation.finish() }
    }
  }

  /// The changes from now on, each in its order. It ends when its reader's task is cancelled, or with the broadcast.
  public func stream() -> AsyncStream<Change> {
    let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
    let id = listeners.withLock { listeners in
      defer { listeners.nextID += 1 }
      listeners.continuations[listeners.nextID] = continuation
      return listeners.nextID
    }
    continuation.onTermination = { [weak self] _ in
      // The lock is let go first: whatever the continuation keeps may be freed on the way.
      _ = self?.listeners.withLock { $0.continuations.removeValue(forKey: id) }
    }
    return stream
  }

  /// Tells every listener.
  public func send(_ change: Change) {
    let continuations = listeners.withLock { Array($0.continuations.values) }
    for continuation in continuations { continuation.yield(change) }
  }
}
