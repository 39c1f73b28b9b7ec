extension Publishers {
  /// The publisher of `measureInterval(using:options:)`. Mirrors `Publishers.MeasureInterval`.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// A length of the scheduler's time.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are timed.
    public let upstream: Upstream

    /// The scheduler whose time is measured.
    public let scheduler: Context

    /// Makes a publisher of the times between `upstream`'s values.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let scheduler = self.scheduler
      var last = scheduler.now
      let stage = TransformStage<Upstream.Output, Failure, S>("MeasureInterval", downstream: subscriber) { _ in
        let now = scheduler.now
        defer { last = now }
        return .emit(last.distance(to: now))
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Replaces every value by the time since the one before; the first by the time since the subscription.
  ///
  /// `options` are accepted for compatibility: nothing is scheduled.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
