extension RunLoop: Scheduler {
  /// The scheduler options, which are empty as on Apple platforms.
  public struct SchedulerOptions {}

  /// The scheduler's current time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Schedules `action` in the default mode of the run loop.
  ///
  /// The action runs in an expired timer rather than through `perform(_:)`. Adding a timer wakes a waiting run loop
  /// from any thread, and timers also run under the main loop of another toolkit. Expired timers run in the order of
  /// their addition.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addTimer(at: .distantPast, interval: 0, tolerance: 0, action)
  }

  /// Schedules `action` in the default mode of the run loop to run after `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    addTimer(at: date.date, interval: 0, tolerance: tolerance.timeInterval, action)
  }

  /// Schedules `action` in the default mode to run after `date` and then every `interval`, until the token is
  /// cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = addTimer(at: date.date, interval: interval.timeInterval, tolerance: tolerance.timeInterval, action)
    return RepeatingAction { timer.invalidate() }
  }

  @discardableResult
  private func addTimer(
    at date: Date, interval: TimeInterval, tolerance: TimeInterval, _ action: @escaping () -> Void
  ) -> Timer {
    let item = ScheduledAction(action)
    let timer = Timer(fire: date, interval: interval, repeats: interval > 0) { _ in item.run() }
    timer.tolerance = tolerance
    add(timer, forMode: .default)
    return timer
  }
}
