import Synchronization

/// A mutual-exclusion lock that guards the stored properties of the object that owns it.
///
/// `Mutex` would keep the state inside itself, and then insists that everything that goes in or out is `sending`; streams
/// carry values of any type, so the state stays beside the lock. The rule everywhere in this module: nothing is called
/// and nothing is released while a lock is held, because both can run code of the client.
///
/// `handOver` changes nothing for the mutex, which orders memory by itself: it shows that order to ThreadSanitizer, which
/// does not see the waiting inside the standard library. It costs a plain store and a plain load.
@usableFromInline
struct Lock: ~Copyable, Sendable {
  @usableFromInline let mutex = Mutex(())
  @usableFromInline let handOver = Atomic<UInt8>(0)

  @inlinable
  init() {}

  @inlinable @inline(__always)
  func lock() {
    mutex._unsafeLock()
    _ = handOver.load(ordering: .acquiring)
  }

  @inlinable @inline(__always)
  func unlock() {
    handOver.store(0, ordering: .releasing)
    mutex._unsafeUnlock()
  }

  @inlinable @inline(__always)
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
