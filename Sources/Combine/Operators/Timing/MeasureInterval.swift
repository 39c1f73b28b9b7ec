extension Publishers {
  /// The publisher returned by `measureInterval(using:options:)`. Mirrors `Publishers.MeasureInterval`.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The output type, an interval of the scheduler's time.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The scheduler that measures the time.
    public let scheduler: Context

    /// Creates a publisher of the intervals between the values of `upstream`.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches `subscriber`.
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
  /// Replaces every value with the time since the previous value, or since the subscription for the first value.
  ///
  /// `options` exists for source compatibility and is ignored, because the operator schedules no work.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
