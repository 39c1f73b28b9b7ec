extension DispatchQueue: Scheduler {
  /// What a dispatch queue can be asked for besides the time. Mirrors `DispatchQueue.SchedulerOptions`.
  public struct SchedulerOptions {
    /// The quality of service of the closure.
    public var qos: DispatchQoS

    /// The flags of the closure's work item.
    public var flags: DispatchWorkItemFlags

    /// The group that the closure belongs to.
    public var group: DispatchGroup?

    /// Makes options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// Queues accept any tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs `action` on the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let item = ScheduledAction(action)
    guard let options else { return async { item.run() } }
    async(group: options.group, qos: options.qos, flags: options.flags) { item.run() }
  }

  /// Runs `action` on the queue after `date`. Linux's dispatch has no tolerance for single closures; it is ignored.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let item = ScheduledAction(action)
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      item.run()
    }
  }

  /// Runs `action` on the queue after `date` and then every `interval`, until the token is cancelled.
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
