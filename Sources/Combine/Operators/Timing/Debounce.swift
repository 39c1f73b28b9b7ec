extension Publishers {
  /// The publisher returned by `debounce(for:scheduler:options:)`. Mirrors `Publishers.Debounce`.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The output type of the upstream.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The time without values after which the latest value is published.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// The scheduler on which values and the completion are delivered.
    public let scheduler: Context

    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher of the last value of each burst of `upstream`.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let timer = DeadlineTimer(scheduler: scheduler, options: options)
      let (scheduler, options, dueTime) = (self.scheduler, self.options, self.dueTime)
      let stage = DebounceStage(
        downstream: subscriber, restart: { timer.restart(after: dueTime) }, invalidate: timer.invalidate,
        schedule: { scheduler.schedule(options: options, $0) })
      timer.onDeadline { stage.sendLatest() }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Publishes a value if no other value follows within `dueTime`.
  ///
  ///     query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
  ///
  /// The operator requests unlimited values from the upstream. A pending value is dropped when the upstream completes.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

private final class DebounceStage<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let out: SerialDownstream<Downstream>
  // Guarded by `out.lock`.
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var latest: Input?
  private var isComplete = false
  private let restart: () -> Void
  private let invalidate: () -> Void
  private let schedule: (@escaping () -> Void) -> Void

  init(
    downstream: Downstream, restart: @escaping () -> Void, invalidate: @escaping () -> Void,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    out = SerialDownstream(downstream)
    self.restart = restart
    self.invalidate = invalidate
    self.schedule = schedule
  }

  var description: String { "Debounce" }

  func receive(subscription: any Subscription) {
    let accepted = out.lock.withLock {
      guard upstream == nil, out.isActive, !isComplete else { return false }
      upstream = subscription
      return true
    }
    guard accepted else { return subscription.cancel() }
    out.start(self) { [weak self] demand in self?.request(demand) }
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    out.lock.lock()
    guard out.isActive, !isComplete else {
      out.lock.unlock()
      return .none
    }
    let old = latest
    latest = input
    out.lock.unlock()
    restart()
    withExtendedLifetime(old) {}
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    out.lock.lock()
    let held = (latest.take(), upstream.take())
    isComplete = true
    out.lock.unlock()
    invalidate()
    schedule { self.out.send(completion: completion) }
    withExtendedLifetime(held) {}
  }

  func sendLatest() {
    out.lock.lock()
    guard let value = latest.take(), demand > .none else { return out.lock.unlock() }
    demand -= 1
    let delivery = out.reserve(value)
    out.lock.unlock()
    out.perform(delivery)
  }

  func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    out.lock.withLock { demand += more }
  }

  func cancel() {
    out.lock.lock()
    let held = (latest.take(), upstream.take())
    out.lock.unlock()
    out.cancel()
    invalidate()
    held.1?.cancel()
  }
}
