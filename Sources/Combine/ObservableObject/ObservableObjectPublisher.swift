/// A publisher of the changes of an ``ObservableObject``. Mirrors Combine's `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: Publisher {
  /// The output type. A change carries no value.
  public typealias Output = Void

  /// The failure type. The publisher never fails.
  public typealias Failure = Never

  @usableFromInline let lock = Lock()
  // The lock makes every access exclusive. Omitting the dynamic exclusivity check saves a tenth of the time of a send.
  @exclusivity(unchecked) @usableFromInline var conduits = ConduitList<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Notifies the current subscribers of a change.
  @inlinable
  public func send() {
    lock.lock()
    let conduits = self.conduits
    lock.unlock()
    conduits.offer(())
  }

  /// Attaches `subscriber`.
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

// The lock guards all state, and each subscriber is called by one thread at a time.
extension ObservableObjectPublisher: @unchecked Sendable {}
