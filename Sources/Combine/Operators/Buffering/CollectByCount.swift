extension Publishers {
  /// The publisher of `collect(_:)`. Mirrors `Publishers.CollectByCount`.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// Some of the upstream's values.
    public typealias Output = [Upstream.Output]
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// How many values an array has, but for the last one.
    public let count: Int

    /// Makes a publisher that sends `upstream`'s values in arrays of `count`.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByCountStage(downstream: subscriber, count: count))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the values in arrays of `count`, and the rest when the stream finishes.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "An array must have at least one value")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}

private final class CollectByCountStage<Element, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
where Downstream.Input == [Element] {
  private let lock = Lock()
  private let count: Int
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var values: [Element] = []

  init(downstream: Downstream, count: Int) {
    self.downstream = downstream
    self.count = count
  }

  var description: String { "CollectByCount" }

  func receive(subscription: any Subscription) {
    let accepting = lock.withLock { () -> Downstream? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    if let accepting { accepting.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    lock.lock()
    values.append(input)
    guard values.count >= count, let downstream else {
      lock.unlock()
      return .none
    }
    let full = values
    values = []
    lock.unlock()
    return downstream.receive(full) * count
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    let held = (downstream.take(), upstream.take(), values)
    values = []
    lock.unlock()
    if case .finished = completion, !held.2.isEmpty { _ = held.0?.receive(held.2) }
    held.0?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    lock.withLock { upstream }?.request(demand * count)
  }

  func cancel() {
    lock.lock()
    let held = (downstream.take(), upstream.take(), values)
    values = []
    lock.unlock()
    held.1?.cancel()
  }
}
