#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A gate that lets one thread at a time deliver to a subscriber, without holding a lock during the delivery.
///
/// If another thread owns the gate, an event goes into the backlog, and the owner delivers it before it leaves. A
/// nested delivery on the owning thread passes immediately, so re-entrant values arrive depth first, as in Apple's
/// Combine. The owner of the gate must guard it with a lock.
@usableFromInline
struct SerialGate<Event> {
  @usableFromInline var owner: pthread_t?
  @usableFromInline var depth = 0
  @usableFromInline var backlog = RingBuffer<Event>()

  @inlinable init() {}

  /// Enters the gate and returns `true`, or adds `event` to the backlog of the owning thread and returns `false`.
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

  /// Ends a delivery. Returns the next event from the backlog, and keeps the gate for its delivery.
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

  /// Ends a delivery on a thread that must not deliver the backlog. Returns whether the backlog has events. If so, the
  /// gate stays closed without an owner until another thread calls `adopt()`.
  mutating func handOver() -> Bool {
    guard depth == 1, !backlog.isEmpty else {
      _ = leave()
      return false
    }
    owner = nil
    return true
  }

  /// Takes ownership of a gate after `handOver()`. Returns the next event, or `nil` if the gate is free again.
  mutating func adopt() -> Event? {
    owner = pthread_self()
    return leave()
  }
}
