extension Publishers {
  /// The publisher returned by `subscribe(on:options:)`. Mirrors `Publishers.SubscribeOn`.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The scheduler for subscribing, requesting and cancelling.
    public let scheduler: Context

    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that subscribes to `upstream` on `scheduler`.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches `subscriber` on the scheduler.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options, upstream) = (self.scheduler, self.options, self.upstream)
      let stage = SubscribeOnStage(downstream: subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(stage) }
    }
  }
}

extension Publisher {
  /// Subscribes, requests and cancels on `scheduler`. Does not change where values are delivered.
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
