import Synchronization

/// A mutual-exclusion lock that guards the stored properties of the object that owns it.
///
/// `Mutex` would store the state itself and require that values passed in and out are `sending`. Streams carry values
/// of any type, so the state is stored beside the lock. Throughout this module, no client code is called and nothing is
/// released while a lock is held, because a release may run client code too.
///
/// `handOver` has no effect on the mutex, which orders memory itself. It makes that order visible to ThreadSanitizer,
/// which does not see the wait inside the standard library. The cost is a plain store and a plain load.
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
