import HomeCore
import Synchronization

/// The state of a connection, for any number of streams.
final class ConnectionStates: Sendable {
  private struct Listeners {
    var state = StoreConnectionState.connecting
    var continuations: [Int: AsyncStream<StoreConnectionState>.Continuation] = [:]
    var nextID = 0
  }

  private let listeners = Mutex(Listeners())

  deinit {
    listeners.withLock { listeners in
      for continuation in listeners.continuations.values { continuation.finish() }
    }
  }

  var current: StoreConnectionState { listeners.withLock { $0.state } }

  /// Returns a new stream of the current state and those that follow.
  func stream() -> AsyncStream<StoreConnectionState> {
    let (stream, continuation) = AsyncStream.makeStream(of: StoreConnectionState.self)
    let id = listeners.withLock { listeners in
      defer { listeners.nextID += 1 }
      listeners.continuations[listeners.nextID] = continuation
      continuation.yield(listeners.state)
      return listeners.nextID
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.listeners.withLock { $0.continuations.removeValue(forKey: id) }
    }
    return stream
  }

  func show(_ state: StoreConnectionState) {
    listeners.withLock { listeners in
      guard listeners.state != state else { return }
      listeners.state = state
      for continuation in listeners.continuations.values { continuation.yield(state) }
    }
  }
}
