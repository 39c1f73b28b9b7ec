/// The publisher of an ``ObservableObject``'s announcements. Mirrors Combine's `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: Publisher {
  /// An announcement carries nothing.
  public typealias Output = Void

  /// Announcing never fails.
  public typealias Failure = Never

  @usableFromInline let lock = Lock()
  // Every access is under the lock, so Swift need not check at run time that it is exclusive; that is a tenth of a send.
  @exclusivity(unchecked) @usableFromInline var conduits = ConduitList<Void, Never>()

  /// Makes a publisher without subscribers.
  public init() {}

  /// Announces a change to the present subscribers.
  @inlinable
  public func send() {
    lock.lock()
    let conduits = self.conduits
    lock.unlock()
    conduits.offer(())
  }

  /// Attaches a subscriber.
  @inlinable
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let conduit = Conduit(source: self, downstream: subscriber)
    lock.withLock { conduits.append(conduit) }
    subscriber.receive(subscription: conduit)
  }
}

extension ObservableObjectPublisher: ConduitSource {
  @usableFromInline var name: String { "ObservableObjectPublisher" }

  @usableFromInline var latestValue: Void? { nil }

  @usableFromInline
  func remove(_ conduit: Conduit<Void, Never>) {
    let old = lock.withLock { () -> ConduitList<Void, Never> in
      let old = conduits
      conduits.remove(conduit)
      return old
    }
    withExtendedLifetime(old) {}
  }

  @usableFromInline
  func downstreamRequested() {}
}

// All state is behind the lock, and each subscriber is called from one thread at a time.
extension ObservableObjectPublisher: @unchecked Sendable {}
