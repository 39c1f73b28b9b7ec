extension Publishers {
  /// The publisher of `debounce(for:scheduler:options:)`. Mirrors `Publishers.Debounce`.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in bursts.
    public let upstream: Upstream

    /// How long the upstream must be quiet.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// Where values and the completion are delivered.
    public let scheduler: Context

    /// What the scheduler is asked for.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that sends the last value of each burst of `upstream`.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
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
  /// Sends a value when no other has followed it for `dueTime`.
  ///
  ///     query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
  ///
  /// Everything is requested from the upstream. A value that still waits when the stream ends is dropped.
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
