extension Publishers {
  /// The publisher of `delay(for:tolerance:scheduler:options:)`. Mirrors `Publishers.Delay`.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are delivered later.
    public let upstream: Upstream

    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride

    /// How late a delivery may be.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// Where values and the completion are delivered.
    public let scheduler: Context

    /// What the scheduler is asked for.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that delivers `upstream`'s values later.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, tolerance, options) = (self.scheduler, self.interval, self.tolerance, self.options)
      upstream.subscribe(
        ScheduledDelivery(
          "Delay", downstream: subscriber, scheduleAtOnce: { scheduler.schedule(options: options, $0) }
        ) {
          scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
        })
    }
  }
}

extension Publisher {
  /// Delivers every value and the completion `interval` later, on `scheduler`.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}
