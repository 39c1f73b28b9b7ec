extension Publishers {
  /// The publisher returned by `replaceEmpty(with:)`. Mirrors `Publishers.ReplaceEmpty`.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The output type of this publisher.
    public typealias Output = Upstream.Output
    /// The failure type of this publisher.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The value to publish if the upstream is empty.
    public let output: Upstream.Output

    /// Creates the publisher.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ReplaceEmptyStage(downstream: subscriber, output: output))
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Publishes `output` if the upstream finishes without publishing a value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

/// A subscriber that withholds the replacement value until there is demand.
private final class ReplaceEmptyStage<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var isEmpty = true
  private var isFinished = false
  private let output: Downstream.Input

  init(downstream: Downstream, output: Downstream.Input) {
    self.downstream = downstream
    self.output = output
  }

  var description: String { "ReplaceEmpty" }

  func receive(subscription: any Subscription) {
    let accepting = lock.withLock { () -> Downstream? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    if let accepting { accepting.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let downstream = lock.withLock {
      isEmpty = false
      return self.downstream
    }
    return downstream?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let isReady = lock.withLock {
      guard case .finished = completion, isEmpty else { return true }
      isFinished = true
      return demand > .none
    }
    if isReady { end(completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    let (upstream, isFinished) = lock.withLock {
      self.demand += demand
      return (self.upstream, self.isFinished)
    }
    if isFinished { end(.finished) } else { upstream?.request(demand) }
  }

  func cancel() {
    let (upstream, downstream) = lock.withLock { (self.upstream.take(), self.downstream.take()) }
    upstream?.cancel()
    withExtendedLifetime(downstream) {}
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (downstream, isEmpty) = lock.withLock { (self.downstream.take(), self.isEmpty) }
    if isEmpty, case .finished = completion { _ = downstream?.receive(output) }
    downstream?.receive(completion: completion)
  }
}
