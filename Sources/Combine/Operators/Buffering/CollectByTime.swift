extension Publishers {
  /// A strategy for grouping values by time. Mirrors `Publishers.TimeGroupingStrategy`.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Publishes an array after each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Publishes an array after each interval, and whenever the given number of values is reached.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// The publisher returned by `collect(_:options:)`. Mirrors `Publishers.CollectByTime`.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// An array of values of the upstream.
    public typealias Output = [Upstream.Output]
    /// The failure type of the upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The strategy for grouping values.
    public let strategy: TimeGroupingStrategy<Context>

    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that collects the values of `upstream` into arrays.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByTimeStage(downstream: subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// Collects values into arrays by time, or by time and count. Publishes the remaining values when the upstream
  /// finishes.
  ///
  ///     events.collect(.byTime(DispatchQueue.main, .seconds(1)))
  ///
  /// An interval without values publishes nothing. The operator requests unlimited values from the upstream. Without
  /// demand from the downstream, values are kept for the next array.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

private final class CollectByTimeStage<Element, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription,
  CustomStringConvertible
where Downstream.Input == [Element] {
  private let out: SerialDownstream<Downstream>
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let maximum: Int
  private let options: Context.SchedulerOptions?
  // Guarded by `out.lock`.
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var demand = Subscribers.Demand.none
  private var values: [Element] = []

  init(
    downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
  ) {
    out = SerialDownstream(downstream)
    self.options = options
    switch strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, maximum) = (scheduler, interval, .max)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, maximum) = (scheduler, interval, count)
    }
  }

  var description: String { "CollectByTime" }

  func receive(subscription: any Subscription) {
    let accepted = out.lock.withLock {
      guard upstream == nil, out.isActive else { return false }
      upstream = subscription
      return true
    }
    guard accepted else { return subscription.cancel() }
    out.start(self) { [weak self] demand in self?.request(demand) }
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.send() }
    let isKept = out.lock.withLock {
      if upstream != nil { self.timer = timer }
      return upstream != nil
    }
    if isKept { subscription.request(.unlimited) } else { timer.cancel() }
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    let isFull = out.lock.withLock {
      values.append(input)
      return values.count >= maximum
    }
    if isFull { send() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    out.lock.lock()
    let held = (upstream.take(), timer.take())
    out.lock.unlock()
    held.1?.cancel()
    if case .finished = completion { send() }
    out.send(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    out.lock.withLock { demand += more }
  }

  func cancel() {
    out.lock.lock()
    let held = (upstream.take(), timer.take(), values)
    values = []
    out.lock.unlock()
    out.cancel()
    held.1?.cancel()
    held.0?.cancel()
  }

  private func send() {
    out.lock.lock()
    guard !values.isEmpty, demand > .none else { return out.lock.unlock() }
    demand -= 1
    let collected = values
    values = []
    let delivery = out.reserve(collected)
    out.lock.unlock()
    out.perform(delivery)
  }
}
