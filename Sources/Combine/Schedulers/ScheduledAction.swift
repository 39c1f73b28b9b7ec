/// A wrapper that passes a closure to a queue's `@Sendable` parameter.
///
/// Closures in Combine are not `@Sendable`, and its operators move values between threads by design. This is safe for
/// operators, which hand a closure over once and access its captures under their own lock. For client closures, the
/// client chooses the scheduler, as in Apple's Combine.
final class ScheduledAction: @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func run() { action() }
}

/// A repeating action that can be cancelled. `stop` is set once, before the token is returned.
final class RepeatingAction: Cancellable {
  private let lock = Lock()
  private var stop: (() -> Void)?

  init(_ stop: @escaping () -> Void) {
    self.stop = stop
  }

  func cancel() {
    let action = lock.withLock { stop.take() }
    action?()
  }
}
