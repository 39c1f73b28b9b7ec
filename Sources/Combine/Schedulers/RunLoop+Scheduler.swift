extension RunLoop: Scheduler {
  /// There is nothing to ask for, as on Apple systems.
  public struct SchedulerOptions {}

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Timers accept any tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` in the run loop's default mode.
  ///
  /// A timer that is due does it rather than `perform(_:)`: adding it wakes a run loop that waits, from whichever thread,
  /// and timers run under another toolkit's main loop too. Timers that are due run in the order in which they were added.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addTimer(at: .distantPast, interval: 0, tolerance: 0, action)
  }

  /// Runs `action` in the run loop's default mode after `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    addTimer(at: date.date, interval: 0, tolerance: tolerance.timeInterval, action)
  }

  /// Runs `action` in the run loop's default mode after `date` and then every `interval`, until the token is cancelled.
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
