extension Publishers {
  /// The publisher returned by `timeout(_:scheduler:options:customError:)`. Mirrors `Publishers.Timeout`.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The maximum time between values.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler that measures the time, and on which values and the completion are delivered.
    public let scheduler: Context

    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// The closure that returns the error of a timeout. If it is `nil`, a timeout finishes normally.
    public let customError: (() -> Upstream.Failure)?

    /// Creates a publisher that completes if `upstream` publishes no value for `interval`.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let timer = DeadlineTimer(scheduler: scheduler, options: options)
      let (scheduler, options, interval) = (self.scheduler, self.options, self.interval)
      let schedule = { (action: @escaping () -> Void) in scheduler.schedule(options: options, action) }
      let delivery = ScheduledDelivery("Timeout", downstream: subscriber, scheduleAtOnce: schedule, schedule: schedule)
      let stage = TimeoutStage(
        downstream: delivery, restart: { timer.restart(after: interval) }, invalidate: timer.invalidate)
      let customError = self.customError
      timer.onDeadline { stage.expire(customError.map { .failure($0()) } ?? .finished) }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Completes if no value arrives within `interval` of the subscription or the previous value.
  ///
  /// Values and the completion are delivered on `scheduler`.
  ///
  /// - Parameter customError: A closure that returns the error of a timeout. If it is `nil`, a timeout finishes
  ///   normally.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}

private final class TimeoutStage<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  private let out: SerialDownstream<Downstream>
  // Guarded by `out.lock`.
  private var upstream: (any Subscription)?
  private let restart: () -> Void
  private let invalidate: () -> Void

  init(downstream: Downstream, restart: @escaping () -> Void, invalidate: @escaping () -> Void) {
    out = SerialDownstream(downstream)
    self.restart = restart
    self.invalidate = invalidate
  }

  var description: String { "Timeout" }

  func receive(subscription: any Subscription) {
    let accepted = out.lock.withLock {
      guard upstream == nil, out.isActive else { return false }
      upstream = subscription
      return true
    }
    guard accepted else { return subscription.cancel() }
    restart()
    out.start(self) { [weak self] demand in self?.request(demand) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    restart()
    out.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    invalidate()
    let old = out.lock.withLock { upstream.take() }
    out.send(completion: completion)
    withExtendedLifetime(old) {}
  }

  func expire(_ completion: Subscribers.Completion<Downstream.Failure>) {
    invalidate()
    out.lock.withLock { upstream.take() }?.cancel()
    out.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    out.lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    let old = out.lock.withLock { upstream.take() }
    out.cancel()
    invalidate()
    old?.cancel()
  }
}
