extension DispatchQueue: Scheduler {
  /// The options for a closure scheduled on a dispatch queue. Mirrors `DispatchQueue.SchedulerOptions`.
  public struct SchedulerOptions {
    /// The quality of service of the closure.
    public var qos: DispatchQoS

    /// The flags of the closure's work item.
    public var flags: DispatchWorkItemFlags

    /// The dispatch group of the closure.
    public var group: DispatchGroup?

    /// Creates options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The scheduler's current time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Schedules `action` on the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let item = ScheduledAction(action)
    guard let options else { return async { item.run() } }
    async(group: options.group, qos: options.qos, flags: options.flags) { item.run() }
  }

  /// Schedules `action` on the queue to run after `date`. Ignores `tolerance` and the group of the options: Dispatch
  /// has neither for a single closure that waits.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let item = ScheduledAction(action)
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      item.run()
    }
  }

  /// Schedules `action` on the queue to run after `date` and then every `interval`, until the token is cancelled. Ignores the
  /// options: the closure has the quality of service of the queue.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let item = ScheduledAction(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: Swift.max(tolerance, minimumTolerance).timeInterval)
    timer.setEventHandler { item.run() }
    timer.resume()
    return RepeatingAction { timer.cancel() }
  }
}
