extension Publishers {
  /// The publisher returned by `delay(for:tolerance:scheduler:options:)`. Mirrors `Publishers.Delay`.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The delay of each value.
    public let interval: Context.SchedulerTimeType.Stride

    /// The tolerance of the delay.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// The scheduler on which values and the completion are delivered.
    public let scheduler: Context

    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delays the values of `upstream`.
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

    /// Attaches `subscriber`.
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
  /// Delays every value and the completion by `interval`, and delivers them on `scheduler`.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}
