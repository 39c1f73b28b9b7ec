import Dispatch
import Foundation
import Synchronization

/// A scheduler that runs actions on the main queue. Mirrors RxSwift's `MainScheduler`.
///
/// An action scheduled from the main queue runs immediately, unless an earlier action is still pending or running.
public final class MainScheduler: SchedulerType, Sendable {
  /// The shared scheduler.
  public static let instance = MainScheduler()

  /// A scheduler for the main queue that never runs actions immediately.
  public static let asyncInstance = SerialDispatchQueueScheduler(queue: .main)

  private let pending = Atomic(0)

  /// Creates a scheduler whose actions do not wait for those of another one.
  public init() { _ = isMainQueueMarked }

  /// The current time of the system clock.
  public var now: RxTime { Date() }

  /// A Boolean value that indicates whether the caller runs on the main queue. On Linux, this is not always the main
  /// thread: `dispatchMain()` and an `async` main move the queue to another thread.
  package var isOnMainQueue: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
  }

  /// Traps unless called on the main queue.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    precondition(
      instance.isOnMainQueue,
      errorMessage ?? "This code must run on the main queue. Schedule it with MainScheduler.instance.")
  }

  /// Traps unless called on the main queue.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    ensureExecutingOnScheduler(errorMessage: errorMessage)
  }

  /// Runs `action` on the main queue: immediately if the caller is on it and no action is pending.
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let isFirst = pending.add(1, ordering: .relaxed).oldValue == 0
    if isFirst, isOnMainQueue {
      defer { pending.subtract(1, ordering: .relaxed) }
      return action(state)
    }
    let end = SingleAssignmentDisposable()
    // Enqueued even if it is cancelled, because the pending count must be decremented.
    _ = DispatchQueue.main.enqueue(state) { [self] state in
      defer { pending.subtract(1, ordering: .relaxed) }
      if !end.isDisposed { end.setDisposable(action(state)) }
      return Disposables.create()
    }
    return end
  }

  /// Schedules `action` on the main queue to run after `dueTime`.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    DispatchQueue.main.enqueue(state, after: dueTime, action: action)
  }
}

private let mainQueueKey = DispatchSpecificKey<Void>()

private let isMainQueueMarked: Void = DispatchQueue.main.setSpecific(key: mainQueueKey, value: ())
