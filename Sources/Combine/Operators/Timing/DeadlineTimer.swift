/// A timer that runs an action at a deadline that can be moved.
///
/// If the deadline moves to a later time, the closure already scheduled waits for the remaining time when it runs. A
/// stream of many values thus schedules one closure at a time, not one per value.
final class DeadlineTimer<Context: Scheduler> {
  typealias Time = Context.SchedulerTimeType

  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let lock = Lock()
  private var deadline: Time?
  private var isWaiting = false
  private var action: (() -> Void)?

  init(scheduler: Context, options: Context.SchedulerOptions?) {
    self.scheduler = scheduler
    self.options = options
  }

  func onDeadline(_ action: @escaping () -> Void) {
    lock.withLock { self.action = action }
  }

  /// Moves the deadline to `interval` from now.
  func restart(after interval: Time.Stride) {
    let deadline = scheduler.now.advanced(by: interval)
    lock.lock()
    self.deadline = deadline
    let mustWait = !isWaiting
    isWaiting = true
    lock.unlock()
    if mustWait { wait(until: deadline) }
  }

  /// Clears the deadline.
  func stop() {
    lock.withLock { deadline = nil }
  }

  /// Clears the deadline and the action.
  func invalidate() {
    let old = lock.withLock {
      deadline = nil
      return action.take()
    }
    withExtendedLifetime(old) {}
  }

  private func wait(until time: Time) {
    scheduler.schedule(after: time, tolerance: scheduler.minimumTolerance, options: options) { self.fire(at: time) }
  }

  /// A scheduler without a clock, such as the immediate one, calls this method synchronously, so waiting again would
  /// never end. The deadline therefore also counts as reached if it is not later than `time`.
  private func fire(at time: Time) {
    lock.lock()
    guard let deadline else {
      isWaiting = false
      return lock.unlock()
    }
    if deadline > time, scheduler.now < deadline {
      lock.unlock()
      return wait(until: deadline)
    }
    self.deadline = nil
    isWaiting = false
    let action = self.action
    lock.unlock()
    action?()
  }
}
