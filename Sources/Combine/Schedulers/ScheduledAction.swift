/// Carries a closure of a stream to a queue's `@Sendable` parameter.
///
/// Combine's closures are not `@Sendable`, and its operators move values between threads by design. An operator hands a
/// closure over once, touches what the closure holds under its own lock, and it is the client's choice of scheduler that
/// says where its closures run, as with Apple's Combine.
final class ScheduledAction: @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func run() { action() }
}

/// A repeating action that its token can stop. What cancels is set once, before the token is handed out.
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
