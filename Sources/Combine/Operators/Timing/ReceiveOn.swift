extension Publishers {
  /// The publisher of `receive(on:options:)`. Mirrors `Publishers.ReceiveOn`.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are delivered elsewhere.
    public let upstream: Upstream

    /// Where values and the completion are delivered.
    public let scheduler: Context

    /// What the scheduler is asked for.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that delivers `upstream`'s values on `scheduler`.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
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
  /// Delivers values and the completion on `scheduler`, in order and one at a time.
  ///
  ///     service.load().receive(on: DispatchQueue.main).sink { label.text = $0 }
  ///
  /// Every delivery is scheduled, also when the value is sent on that scheduler already. The subscription and demand are
  /// not affected; see `subscribe(on:options:)` for those.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
