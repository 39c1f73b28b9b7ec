extension Publishers {
  /// The publisher returned by `receive(on:options:)`. Mirrors `Publishers.ReceiveOn`.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The scheduler on which values and the completion are delivered.
    public let scheduler: Context

    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delivers the values of `upstream` on `scheduler`.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (self.scheduler, self.options)
      upstream.subscribe(
        ScheduledDelivery(
          "ReceiveOn", downstream: subscriber, scheduleAtOnce: { scheduler.schedule(options: options, $0) },
          schedule: { scheduler.schedule(options: options, $0) }))
    }
  }
}

extension Publisher {
  /// Delivers values and the completion on `scheduler`, one at a time and in order.
  ///
  ///     service.load().receive(on: DispatchQueue.main).sink { label.text = $0 }
  ///
  /// Every delivery is scheduled, even if the value was published on that scheduler. The subscription and demand are
  /// not affected; for those, use `subscribe(on:options:)`.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
