import Foundation
import Synchronization

/// A lock that guards a state.
///
/// Mirrors `OSAllocatedUnfairLock`. Copies share the lock and its state.
///
/// It is safe to send, because the state is only accessed while the lock is held.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The ownership of the lock by the calling thread.
  ///
  /// Mirrors `OSAllocatedUnfairLock.Ownership`.
  public enum Ownership: Hashable, Sendable {
    /// The calling thread holds the lock.
    case owner
    /// The calling thread does not hold the lock.
    case notOwner
  }

  private final class Storage {
    let lock = NSLock()
    var state: State
    /// The thread that holds the lock, or 0. Atomic, because other threads may read it meanwhile.
    private let owner = Atomic<pthread_t>(0)

    init(_ state: State) { self.state = state }

    var isOwned: Bool { owner.load(ordering: .relaxed) == pthread_self() }

    func didLock() { owner.store(pthread_self(), ordering: .relaxed) }

    func unlock() {
      owner.store(0, ordering: .relaxed)
      lock.unlock()
    }
  }

  private let storage: Storage

  /// Creates a lock for a state that need not be sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Creates a lock for a state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Performs `body` with the state while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Performs `body` with the state while the lock is held. Nothing needs to be sendable.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    storage.didLock()
    defer { storage.unlock() }
    return try body(&storage.state)
  }

  /// Performs `body` with the state, or returns `nil` if another thread holds the lock.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Performs `body` with the state, or returns `nil` if another thread holds the lock.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    storage.didLock()
    defer { storage.unlock() }
    return try body(&storage.state)
  }

  /// Ends the program if the calling thread does not fulfil the condition for the lock.
  public func precondition(_ condition: Ownership) {
    Swift.precondition(storage.isOwned == (condition == .owner), "The lock has another owner.")
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock, and acquires it.
  public func lock() {
    storage.lock.lock()
    storage.didLock()
  }

  /// Releases the lock.
  public func unlock() { storage.unlock() }

  /// Acquires the lock, or returns `false` if another thread holds it.
  public func lockIfAvailable() -> Bool {
    guard storage.lock.try() else { return false }
    storage.didLock()
    return true
  }

  /// Performs `body` while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked(body) }

  /// Performs `body` while the lock is held. Nothing needs to be sendable.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
