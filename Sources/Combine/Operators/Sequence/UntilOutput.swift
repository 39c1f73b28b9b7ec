extension Publishers {
  /// The publisher returned by `drop(untilOutputFrom:)`. Mirrors `Publishers.DropUntilOutput`.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of all publishers.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The publisher whose first value starts the output.
    public let other: Other

    /// Creates a publisher of the values of `upstream` that follow the first value of `other`.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = UntilOutputStage(downstream: subscriber, isOpen: false)
      stage.attach(other) { $0.open() }
      upstream.subscribe(stage)
    }
  }

  /// The publisher returned by `prefix(untilOutputFrom:)`. Mirrors `Publishers.PrefixUntilOutput`.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The publisher whose first value finishes the output.
    public let other: Other

    /// Creates a publisher of the values of `upstream` that precede the first value of `other`.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = UntilOutputStage(downstream: subscriber, isOpen: true)
      stage.attach(other) { $0.finish() }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Drops values until `publisher` publishes one. Completes immediately if `publisher` completes before that.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }

  /// Publishes values until `publisher` publishes one, then finishes. The completion of `publisher` has no effect.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}

/// The subscriber of an operator that the first value of another publisher opens or finishes.
private final class UntilOutputStage<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Failure = Downstream.Failure

  private let out: SerialDownstream<Downstream>
  // Guarded by `out.lock`.
  private var isOpen: Bool
  private var isOver = false
  private var upstream: (any Subscription)?
  private var trigger: (any Subscription)?
  /// The completion of the stream, possibly set before there is a subscription.
  private var ending: Subscribers.Completion<Failure>?

  init(downstream: Downstream, isOpen: Bool) {
    out = SerialDownstream(downstream)
    self.isOpen = isOpen
  }

  var description: String { "UntilOutput" }

  func attach<P: Publisher>(_ other: P, onValue: @escaping (UntilOutputStage) -> Void) {
    other.subscribe(
      InnerSubscriber<P.Output, P.Failure>(description) { subscription in
        let isKept = self.out.lock.withLock {
          if !self.isOver { self.trigger = subscription }
          return !self.isOver
        }
        if isKept { subscription.request(.max(1)) } else { subscription.cancel() }
      } onValue: { _ in
        self.out.lock.withLock { self.trigger.take() }?.cancel()
        onValue(self)
        return .none
      } onCompletion: { completion in
        let (old, isOpen) = self.out.lock.withLock { (self.trigger.take(), self.isOpen) }
        withExtendedLifetime(old) {}
        guard !isOpen else { return }
        switch completion {
        case .finished: self.end(.finished)
        case .failure(let error): if let error = error as? Failure { self.end(.failure(error)) }
        }
      })
  }

  func open() {
    out.lock.withLock { isOpen = true }
  }

  func finish() {
    end(.finished)
  }

  func receive(subscription: any Subscription) {
    out.lock.lock()
    let accepted = upstream == nil && out.isActive
    let isOver = self.isOver
    if accepted, !isOver { upstream = subscription }
    out.lock.unlock()
    guard accepted else { return subscription.cancel() }
    if isOver { subscription.cancel() }
    out.start(self) { [weak self] demand in self?.request(demand) }
    if isOver { out.send(completion: ending ?? .finished) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    out.lock.lock()
    guard isOpen else {
      out.lock.unlock()
      return .max(1)
    }
    let delivery = out.reserve(input)
    out.lock.unlock()
    out.perform(delivery)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    out.lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    out.lock.lock()
    isOver = true
    let held = (upstream.take(), trigger.take())
    out.lock.unlock()
    out.cancel()
    held.0?.cancel()
    held.1?.cancel()
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    out.lock.lock()
    guard !isOver else { return out.lock.unlock() }
    isOver = true
    ending = completion
    let held = (upstream.take(), trigger.take())
    let delivery = held.0 == nil ? nil : out.reserve(completion: completion)
    out.lock.unlock()
    held.0?.cancel()
    held.1?.cancel()
    out.perform(delivery)
  }
}
