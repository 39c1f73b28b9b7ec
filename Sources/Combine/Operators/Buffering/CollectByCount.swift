extension Publishers {
  /// The publisher returned by `collect(_:)`. Mirrors `Publishers.CollectByCount`.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// An array of values of the upstream.
    public typealias Output = [Upstream.Output]
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The number of values in an array. The last array may be shorter.
    public let count: Int

    /// Creates a publisher that collects the values of `upstream` into arrays of `count` values.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByCountStage(downstream: subscriber, count: count))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Collects values into arrays of `count`. Publishes the remaining values when the upstream finishes.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "The count of values in an array must be positive")
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
