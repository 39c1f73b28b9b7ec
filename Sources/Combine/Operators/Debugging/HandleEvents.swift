extension Publishers {
  /// The publisher of `handleEvents`. Mirrors `Publishers.HandleEvents`.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose events are watched.
    public let upstream: Upstream

    /// Called with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value.
    public var receiveOutput: ((Upstream.Output) -> Void)?
    /// Called with the completion.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// Called when the downstream cancels.
    public var receiveCancel: (() -> Void)?
    /// Called when the downstream requests values.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes a publisher that passes everything through and calls the closures.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(HandleEventsStage(events: self, downstream: subscriber))
    }
  }
}

extension Publisher {
  /// Calls the closures as events pass, before they go on.
  ///
  ///     request.handleEvents(receiveSubscription: { _ in isLoading = true })
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}

private final class HandleEventsStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let lock = Lock()
  private var events: Publishers.HandleEvents<Upstream>?
  private var downstream: Downstream?
  private var upstream: (any Subscription)?

  init(events: Publishers.HandleEvents<Upstream>, downstream: Downstream) {
    self.events = events
    self.downstream = downstream
  }

  var description: String { "HandleEvents" }

  func receive(subscription: any Subscription) {
    let (events, accepting) = lock.withLock { () -> (Publishers.HandleEvents<Upstream>?, Downstream?) in
      guard upstream == nil, let downstream else { return (nil, nil) }
      upstream = subscription
      return (self.events, downstream)
    }
    guard let accepting else { return subscription.cancel() }
    events?.receiveSubscription?(subscription)
    accepting.receive(subscription: self)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    let (events, downstream) = lock.withLock { (self.events, self.downstream) }
    guard let downstream else { return .none }
    events?.receiveOutput?(input)
    let more = downstream.receive(input)
    if more > .none { events?.receiveRequest?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    let (events, downstream, upstream) = end()
    events?.receiveCompletion?(completion)
    downstream?.receive(completion: completion)
    withExtendedLifetime(upstream) {}
  }

  func request(_ demand: Subscribers.Demand) {
    let (events, upstream) = lock.withLock { (self.events, self.upstream) }
    events?.receiveRequest?(demand)
    upstream?.request(demand)
  }

  func cancel() {
    let (events, downstream, upstream) = end()
    events?.receiveCancel?()
    upstream?.cancel()
    withExtendedLifetime(downstream) {}
  }

  private func end() -> (Publishers.HandleEvents<Upstream>?, Downstream?, (any Subscription)?) {
    lock.withLock { (events.take(), downstream.take(), upstream.take()) }
  }
}
