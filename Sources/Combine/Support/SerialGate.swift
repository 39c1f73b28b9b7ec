#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lets one thread at a time deliver to a subscriber, without a lock being held during the delivery.
///
/// A thread that finds the gate taken leaves its event in the backlog, and the thread that is inside delivers it before it
/// leaves. A delivery that is started from within a delivery on the same thread passes at once, so re-entrant values arrive
/// depth first, as they do with Apple's Combine. The gate itself must be guarded by its owner's lock.
@usableFromInline
struct SerialGate<Event> {
  @usableFromInline var owner: pthread_t?
  @usableFromInline var depth = 0
  @usableFromInline var backlog = RingBuffer<Event>()

  @inlinable init() {}

  /// Takes the gate and returns true, or leaves `event` for the thread that has it and returns false.
  @inlinable
  mutating func enter(with event: @autoclosure () -> Event) -> Bool {
    let thread = pthread_self()
    guard let owner else {
      guard depth == 0 else {
        backlog.append(event())
        return false
      }
      self.owner = thread
      depth = 1
      return true
    }
    guard owner == thread else {
      backlog.append(event())
      return false
    }
    depth += 1
    return true
  }

  /// Ends one delivery. Returns the next event to deliver, if another thread left one; the gate is still taken then.
  @inlinable
  mutating func leave() -> Event? {
    guard depth == 1 else {
      depth -= 1
      return nil
    }
    if let next = backlog.popFirst() { return next }
    depth = 0
    owner = nil
    return nil
  }

  /// Ends one delivery on a thread that must not deliver what others left. Returns whether they left anything: the gate
  /// then stays taken, by nobody, until a thread that may deliver calls `adopt()`.
  mutating func handOver() -> Bool {
    guard depth == 1, !backlog.isEmpty else {
      _ = leave()
      return false
    }
    owner = nil
    return true
  }

  /// Takes a gate that was handed over. Returns the next event to deliver; without one the gate is free again.
  mutating func adopt() -> Event? {
    owner = pthread_self()
    return leave()
  }
}
