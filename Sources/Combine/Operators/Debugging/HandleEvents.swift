extension Publishers {
  /// The publisher returned by `handleEvents`. Mirrors `Publishers.HandleEvents`.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure called with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// A closure called with each value.
    public var receiveOutput: ((Upstream.Output) -> Void)?
    /// A closure called with the completion.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// A closure called when the downstream cancels.
    public var receiveCancel: (() -> Void)?
    /// A closure called when the downstream requests values.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates a publisher that forwards all events and calls the closures.
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

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(HandleEventsStage(events: self, downstream: subscriber))
    }
  }
}

extension Publisher {
  /// Calls the closures for each event before forwarding it.
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
