import Synchronization

/// Counts events from any thread.
final class Counter: Sendable {
  private let storage = Mutex(0)

  var count: Int { storage.withLock { $0 } }

  func increment() { storage.withLock { $0 += 1 } }
}
