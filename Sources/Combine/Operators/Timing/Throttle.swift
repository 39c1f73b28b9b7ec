extension Publishers {
  /// The publisher returned by `throttle(for:scheduler:latest:)`. Mirrors `Publishers.Throttle`.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The minimum interval between two values.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler on which values and the completion are delivered.
    public let scheduler: Context

    /// A Boolean value that indicates whether to publish the latest value of an interval instead of the first.
    public let latest: Bool

    /// Creates a publisher of at most one value of `upstream` per interval.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ThrottleStage(downstream: subscriber, interval: interval, scheduler: scheduler, keepsLatest: latest))
    }
  }
}

extension Publisher {
  /// Publishes at most one value per `interval`: the first value immediately, then the latest or first value of each
  /// interval at its end.
  ///
  /// The operator requests unlimited values from the upstream. If a value is pending when the upstream finishes, it is
  /// delivered at its time, followed by the completion. A failure drops it and is delivered immediately.
  ///
  /// - Parameter latest: A Boolean value that indicates whether to publish the latest value of an interval instead of
  ///   the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

private final class ThrottleStage<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let out: SerialDownstream<Downstream>
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let keepsLatest: Bool
  // Guarded by `out.lock`.
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var waiting: Input?
  private var lastTime: Context.SchedulerTimeType?
  private var completion: Subscribers.Completion<Failure>?

  init(
    downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, keepsLatest: Bool
  ) {
    out = SerialDownstream(downstream)
    self.interval = interval
    self.scheduler = scheduler
    self.keepsLatest = keepsLatest
  }

  var description: String { "Throttle" }

  func receive(subscription: any Subscription) {
    let accepted = out.lock.withLock {
      guard upstream == nil, out.isActive, completion == nil else { return false }
      upstream = subscription
      return true
    }
    guard accepted else { return subscription.cancel() }
    out.start(self) { [weak self] demand in self?.request(demand) }
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let now = scheduler.now
    out.lock.lock()
    guard out.isActive, completion == nil else {
      out.lock.unlock()
      return .none
    }
    let old = waiting
    guard old == nil else {
      if keepsLatest { waiting = input }
      out.lock.unlock()
      withExtendedLifetime(old) {}
      return .none
    }
    waiting = input
    let due = lastTime.map { $0.advanced(by: interval) }
    let mustWait = due.map { now < $0 } ?? false
    if !mustWait { lastTime = now }
    out.lock.unlock()
    if mustWait, let due {
      scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) { self.sendWaiting(due) }
    } else {
      scheduler.schedule { self.sendWaiting(now) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    out.lock.lock()
    guard self.completion == nil else { return out.lock.unlock() }
    self.completion = completion
    let old = upstream.take()
    var dropped: Input?
    if case .failure = completion { dropped = waiting.take() }
    let isReady = waiting == nil
    out.lock.unlock()
    if isReady { scheduler.schedule { self.out.send(completion: completion) } }
    withExtendedLifetime((old, dropped)) {}
  }

  func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    out.lock.withLock { demand += more }
  }

  func cancel() {
    out.lock.lock()
    let held = (waiting.take(), upstream.take())
    out.lock.unlock()
    out.cancel()
    held.1?.cancel()
  }

  private func sendWaiting(_ time: Context.SchedulerTimeType) {
    out.lock.lock()
    lastTime = time
    var delivery: SerialDownstream<Downstream>.Event?
    if let value = waiting.take(), demand > .none {
      demand -= 1
      delivery = out.reserve(value)
    }
    let completion = self.completion
    out.lock.unlock()
    out.perform(delivery)
    if let completion { out.send(completion: completion) }
  }
}
