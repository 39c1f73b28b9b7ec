/// A subject that keeps its latest value and sends it to every new subscriber.
///
///     let volume = CurrentValueSubject<Int, Never>(5)
///     volume.value = 6  // the same as volume.send(6), until the subject has completed
///
/// The subject stores a new value before it sends the value. A subscriber without demand receives the latest value with
/// its next request. Thread-safe, with the delivery rules of ``PassthroughSubject``. Mirrors Combine's
/// `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  @usableFromInline let lock = Lock()
  // The lock makes every access exclusive. Omitting the dynamic exclusivity check saves a tenth of the time of a send.
  @exclusivity(unchecked) @usableFromInline var conduits = ConduitList<Output, Failure>()
  @exclusivity(unchecked) @usableFromInline var current: Output
  @exclusivity(unchecked) @usableFromInline var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  /// Creates a subject with the initial value `value`.
  public init(_ value: Output) {
    current = value
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// The latest value. Setting it also sends it to the subscribers. After the completion, it is only stored.
  public var value: Output {
    @inlinable get { lock.withLock { current } }
    @inlinable set {
      lock.lock()
      let old = current
      current = newValue
      let conduits = self.conduits  // empty after the completion
      lock.unlock()
      withExtendedLifetime(old) { conduits.offer(newValue) }
    }
  }

  /// Stores `value` and sends it to the subscribers that have demand. Does nothing after the completion.
  @inlinable
  public func send(_ value: Output) {
    lock.lock()
    guard completion == nil else { return lock.unlock() }
    let old = current
    current = value
    let conduits = self.conduits
    lock.unlock()
    withExtendedLifetime(old) { conduits.offer(value) }
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

  /// Retains `subscription` and requests unlimited values from it.
  public func send(subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  /// Attaches `subscriber`, which receives the latest value with its first request.
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

extension CurrentValueSubject: ConduitSource {
  @usableFromInline var name: String { "CurrentValueSubject" }

  @usableFromInline var latestValue: Output? { lock.withLock { current } }

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
  func downstreamRequested() {}
}

// The lock guards all state, and each subscriber is called by one thread at a time.
extension CurrentValueSubject: @unchecked Sendable {}
