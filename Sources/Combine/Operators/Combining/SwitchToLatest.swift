extension Publishers {
  /// The publisher returned by `switchToLatest()`. Mirrors `Publishers.SwitchToLatest`.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The output type of the inner publishers.
    public typealias Output = P.Output
    /// The failure type of all publishers.
    public typealias Failure = P.Failure

    /// The upstream, a publisher of publishers.
    public let upstream: Upstream

    /// Creates a publisher of the values of the latest publisher that `upstream` published.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let switching = SwitchSubscription<P, S>(subscriber)
      switching.start()
      upstream.subscribe(
        InnerSubscriber<P, Failure>("SwitchToLatest") {
          switching.keepOuter($0)
        } onValue: {
          switching.change(to: $0)
          return .none
        } onCompletion: {
          switching.completeOuter($0)
        })
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the latest inner publisher, and cancels the previous one.
  ///
  ///     queries.map { service.search($0) }.switchToLatest()
  ///
  /// Finishes when this publisher and the latest inner publisher have finished.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Publishes the values of the latest inner publisher. This publisher cannot fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest inner publisher. Neither this publisher nor the inner publishers can fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest inner publisher. The inner publishers cannot fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}

private final class SwitchSubscription<P: Publisher, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
  private let out: SerialDownstream<Downstream>
  // Guarded by `out.lock`.
  private var demand = Subscribers.Demand.none
  private var outer: (any Subscription)?
  private var inner: (any Subscription)?
  private var currentID = 0
  private var hasInner = false
  private var isOuterDone = false

  init(_ downstream: Downstream) {
    out = SerialDownstream(downstream)
  }

  var description: String { "SwitchToLatest" }

  func start() {
    out.start(self) { [weak self] demand in self?.request(demand) }
  }

  func keepOuter(_ subscription: any Subscription) {
    let isActive = out.lock.withLock {
      if out.isActive { outer = subscription }
      return out.isActive
    }
    if isActive { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  func change(to publisher: P) {
    out.lock.lock()
    let old = inner.take()
    currentID += 1
    hasInner = true
    let id = currentID
    out.lock.unlock()
    old?.cancel()
    publisher.subscribe(
      InnerSubscriber<P.Output, P.Failure>(description) {
        self.keepInner($0, id: id)
      } onValue: {
        self.receive($0, id: id)
      } onCompletion: {
        self.completeInner($0, id: id)
      })
  }

  func completeOuter(_ completion: Subscribers.Completion<P.Failure>) {
    out.lock.lock()
    isOuterDone = true
    let isOver = !hasInner
    let old = outer.take()
    out.lock.unlock()
    switch completion {
    case .finished: if isOver { out.send(completion: .finished) }
    case .failure: end(completion)
    }
    withExtendedLifetime(old) {}
  }

  func request(_ more: Subscribers.Demand) {
    more.assertPositive()
    let inner = out.lock.withLock { () -> (any Subscription)? in
      demand += more
      return self.inner
    }
    inner?.request(more)
  }

  func cancel() {
    out.lock.lock()
    let held = (outer.take(), inner.take())
    out.lock.unlock()
    out.cancel()
    held.1?.cancel()
    held.0?.cancel()
  }

  private func keepInner(_ subscription: any Subscription, id: Int) {
    out.lock.lock()
    let isCurrent = out.isActive && id == currentID
    if isCurrent { inner = subscription }
    let demand = self.demand
    out.lock.unlock()
    guard isCurrent else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  private func receive(_ value: P.Output, id: Int) -> Subscribers.Demand {
    out.lock.lock()
    guard id == currentID, demand > .none else {
      out.lock.unlock()
      return .none
    }
    demand -= 1
    let delivery = out.reserve(value)
    out.lock.unlock()
    out.perform(delivery)
    return .none
  }

  private func completeInner(_ completion: Subscribers.Completion<P.Failure>, id: Int) {
    out.lock.lock()
    guard id == currentID else { return out.lock.unlock() }
    let old = inner.take()
    hasInner = false
    let isOver = isOuterDone
    out.lock.unlock()
    switch completion {
    case .finished: if isOver { out.send(completion: .finished) }
    case .failure: end(completion)
    }
    withExtendedLifetime(old) {}
  }

  private func end(_ completion: Subscribers.Completion<P.Failure>) {
    out.lock.lock()
    let held = (outer.take(), inner.take())
    let delivery = out.reserve(completion: completion)
    out.lock.unlock()
    held.0?.cancel()
    held.1?.cancel()
    out.perform(delivery)
  }
}
