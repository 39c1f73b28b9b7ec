extension OperationQueue: Scheduler {
  /// The scheduler options, which are empty as on Apple platforms.
  public struct SchedulerOptions {}

  /// The scheduler's current time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds `action` to the queue as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let item = ScheduledAction(action)
    addOperation { item.run() }
  }

  /// Adds `action` to the queue after `date`. Ignores `tolerance`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let item = ScheduledAction(action)
    let wait = max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + wait) { [self] in
      addOperation { item.run() }
    }
  }

  /// Adds `action` to the queue after `date` and then every `interval`, until the token is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let item = ScheduledAction(action)
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(
      deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval,
      // An infinite tolerance has no integer; 30 years are as good.
      leeway: .nanoseconds(Int(min(max(0, tolerance.timeInterval * 1e9), 1e18))))
    timer.setEventHandler { [self] in
      addOperation { item.run() }
    }
    timer.resume()
    return RepeatingAction { timer.cancel() }
  }
}
