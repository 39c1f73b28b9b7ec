/// A subject that sends values to the subscribers it has at that moment, and keeps none.
///
///     let taps = PassthroughSubject<Int, Never>()
///     let token = taps.sink { print($0) }
///     taps.send(1)
///
/// Thread-safe: any thread may send, subscribe and cancel; each subscriber receives one event at a time. A value that is
/// sent while a subscriber handles another on the same thread is delivered at once, inside it. Mirrors Combine's
/// `PassthroughSubject`.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  @usableFromInline let lock = Lock()
  // Every access is under the lock, so Swift need not check at run time that it is exclusive; that is a tenth of a send.
  @exclusivity(unchecked) @usableFromInline var conduits = ConduitList<Output, Failure>()
  @exclusivity(unchecked) @usableFromInline var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var isWanted = false

  /// Makes a subject without subscribers.
  public init() {}

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// Sends `value` to the present subscribers that want one, in the order in which they subscribed.
  @inlinable
  public func send(_ value: Output) {
    lock.lock()
    let conduits = self.conduits
    lock.unlock()
    conduits.offer(value)
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

  /// Keeps `subscription` and requests everything from it as soon as a subscriber wants values.
  public func send(subscription: any Subscription) {
    let isWanted = lock.withLock {
      upstreams.append(subscription)
      return self.isWanted
    }
    if isWanted { subscription.request(.unlimited) }
  }

  /// Attaches a subscriber.
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

// All state is behind the lock, and each subscriber is called from one thread at a time.
extension PassthroughSubject: @unchecked Sendable {}
