/// Runs an action when a deadline has come that may be moved again and again before.
///
/// There is at most one closure waiting in the scheduler for a deadline that only moves later: it finds the moved deadline
/// when it runs, and waits for the rest. So a stream of many values does not leave a closure behind for each of them.
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

  /// Says what to do at the deadline.
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

  /// Forgets the deadline.
  func stop() {
    lock.withLock { deadline = nil }
  }

  /// Forgets the deadline and the action.
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

  /// A scheduler without a clock, such as the immediate one, calls this at once; then waiting again would never end, so
  /// the deadline counts as reached when the time that was waited for reaches it, whatever the clock says.
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
