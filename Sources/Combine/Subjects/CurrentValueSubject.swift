/// A subject that keeps the latest value and starts every subscriber with it.
///
///     let volume = CurrentValueSubject<Int, Never>(5)
///     volume.value = 6  // the same as volume.send(6), until the subject has completed
///
/// The subject holds the new value before its subscribers receive it. A subscriber that wanted nothing when a value came
/// gets the newest one with its next request. Thread-safe, with the delivery rules of ``PassthroughSubject``. Mirrors
/// Combine's `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  @usableFromInline let lock = Lock()
  // Every access is under the lock, so Swift need not check at run time that it is exclusive; that is a tenth of a send.
  @exclusivity(unchecked) @usableFromInline var conduits = ConduitList<Output, Failure>()
  @exclusivity(unchecked) @usableFromInline var current: Output
  @exclusivity(unchecked) @usableFromInline var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  /// Makes a subject that holds `value`.
  public init(_ value: Output) {
    current = value
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// The latest value. Setting it sends it; after the completion it is only kept.
  public var value: Output {
    @inlinable get { lock.withLock { current } }
    @inlinable set {
      lock.lock()
      let old = current
      current = newValue
      let conduits = self.conduits  // nobody after the completion
      lock.unlock()
      withExtendedLifetime(old) { conduits.offer(newValue) }
    }
  }

  /// Keeps `value` and sends it to the subscribers that want one. Does nothing after the completion.
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

  /// Ends the stream: present subscribers are told now, future ones when they subscribe.
  public func send(completion: Subscribers.Completion<Failure>) {
    let conduits = lock.withLock { () -> ConduitList<Output, Failure> in
      guard self.completion == nil else { return ConduitList() }
      self.completion = completion
      return self.conduits.removeAll()
    }
    conduits.finish(completion)
  }

  /// Keeps `subscription` and requests everything from it.
  public func send(subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  /// Attaches a subscriber, which receives the latest value with its first request.
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

// All state is behind the lock, and each subscriber is called from one thread at a time.
extension CurrentValueSubject: @unchecked Sendable {}
