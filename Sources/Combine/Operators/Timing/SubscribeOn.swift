extension Publishers {
  /// The publisher of `subscribe(on:options:)`. Mirrors `Publishers.SubscribeOn`.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher that is subscribed to elsewhere.
    public let upstream: Upstream

    /// Where subscribing, requesting and cancelling happen.
    public let scheduler: Context

    /// What the scheduler is asked for.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that subscribes to `upstream` on `scheduler`.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber, on the scheduler.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options, upstream) = (self.scheduler, self.options, self.upstream)
      let stage = SubscribeOnStage(downstream: subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(stage) }
    }
  }
}

extension Publisher {
  /// Subscribes, requests and cancels on `scheduler`. Values arrive wherever the publisher sends them.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

private final class SubscribeOnStage<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let schedule: (@escaping () -> Void) -> Void

  init(downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  var description: String { "SubscribeOn" }

  func receive(subscription: any Subscription) {
    let accepting = lock.withLock { () -> Downstream? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    if let accepting { accepting.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard let more = lock.withLock({ downstream })?.receive(input), more > .none else { return .none }
    request(more)
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let (downstream, upstream) = lock.withLock { (self.downstream.take(), self.upstream.take()) }
    downstream?.receive(completion: completion)
    withExtendedLifetime(upstream) {}
  }

  func request(_ demand: Subscribers.Demand) {
    schedule { self.lock.withLock { self.upstream }?.request(demand) }
  }

  func cancel() {
    let (downstream, upstream) = lock.withLock { (self.downstream.take(), self.upstream.take()) }
    if let upstream { schedule { upstream.cancel() } }
    withExtendedLifetime(downstream) {}
  }
}
