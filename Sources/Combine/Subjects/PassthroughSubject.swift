/// A subject that sends each value to its current subscribers and keeps no value.
///
///     let taps = PassthroughSubject<Int, Never>()
///     let token = taps.sink { print($0) }
///     taps.send(1)
///
/// Thread-safe: any thread may send, subscribe and cancel. Each subscriber receives one event at a time. A value sent
/// from within a delivery on the same thread is delivered immediately, nested in that delivery. Mirrors Combine's
/// `PassthroughSubject`.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  @usableFromInline let lock = Lock()
  // The lock makes every access exclusive. Omitting the dynamic exclusivity check saves a tenth of the time of a send.
  @exclusivity(unchecked) @usableFromInline var conduits = ConduitList<Output, Failure>()
  @exclusivity(unchecked) @usableFromInline var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var isWanted = false

  /// Creates a subject without subscribers.
  public init() {}

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// Sends `value` to the current subscribers that have demand, in the order in which they subscribed.
  @inlinable
  public func send(_ value: Output) {
    lock.lock()
    let conduits = self.conduits
    lock.unlock()
    conduits.offer(value)
  }

  /// Sends the completion to the current subscribers, and to later subscribers when they subscribe.
  public func send(completion: Subscribers.Completion<Failure>) {
    let conduits = lock.withLock { () -> ConduitList<Output, Failure> in
      guard self.completion == nil else { return ConduitList() }
      self.completion = completion
      return self.conduits.removeAll()
    }
    conduits.finish(completion)
  }

  /// Retains `subscription`, and requests unlimited values from it as soon as a subscriber requests values.
  public func send(subscription: any Subscription) {
    let isWanted = lock.withLock {
      upstreams.append(subscription)
      return self.isWanted
    }
    if isWanted { subscription.request(.unlimited) }
  }

  /// Attaches `subscriber`.
  @inlinable
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(source: self, downstream: subscriber)
    let completion = lock.withLock {
      if self.completion == nil { conduits.append(conduit) }
      return self.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }
}

extension PassthroughSubject: ConduitSource {
  @usableFromInline var name: String { "PassthroughSubject" }

  @usableFromInline var latestValue: Output? { nil }

  @usableFromInline
  func remove(_ conduit: Conduit<Output, Failure>) {
    let old = lock.withLock { () -> ConduitList<Output, Failure> in
      let old = conduits
      conduits.remove(conduit)
      return old
    }
    withExtendedLifetime(old) {}
  }

  @usableFromInline
  func downstreamRequested() {
    let upstreams = lock.withLock { () -> [any Subscription] in
      guard !isWanted else { return [] }
      isWanted = true
      return self.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }
}

// The lock guards all state, and each subscriber is called by one thread at a time.
extension PassthroughSubject: @unchecked Sendable {}
