import Dispatch
import Foundation
import Synchronization

/// Runs work on the main queue. Mirrors RxSwift's `MainScheduler`.
///
/// Work that is scheduled from there runs at once, unless earlier work is still waiting or running.
public final class MainScheduler: SchedulerType, Sendable {
  /// The scheduler.
  public static let instance = MainScheduler()

  /// A scheduler of the main queue that never runs work at once.
  public static let asyncInstance = SerialDispatchQueueScheduler(queue: .main)

  private let pending = Atomic(0)

  private init() {
    DispatchQueue.main.setSpecific(key: mainQueueKey, value: ())
  }

  /// The system's clock.
  public var now: RxTime { Date() }

  /// Whether this runs on the main queue. That is not always the main thread: on Linux `dispatchMain()` and an `async`
  /// main give the queue to another one.
  package var isOnMainQueue: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
  }

  /// Traps unless it runs on the main thread.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    precondition(instance.isOnMainQueue, errorMessage ?? "This must run on the main thread.")
  }

  /// Traps unless it runs on the main thread.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    ensureExecutingOnScheduler(errorMessage: errorMessage)
  }

  /// Runs `action` on the main queue: at once if this is it and nothing waits.
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let isFirst = pending.add(1, ordering: .relaxed).oldValue == 0
    if isFirst, isOnMainQueue {
      defer { pending.subtract(1, ordering: .relaxed) }
      return action(state)
    }
    let end = SingleAssignmentDisposable()
    // Also when it has been called off: what waits has to be counted down.
    _ = DispatchQueue.main.enqueue(state) { [self] state in
      defer { pending.subtract(1, ordering: .relaxed) }
      if !end.isDisposed { end.setDisposable(action(state)) }
      return Disposables.create()
    }
    return end
  }

  /// Runs `action` on the main queue after `dueTime`.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    DispatchQueue.main.enqueue(state, after: dueTime, action: action)
  }
}

private let mainQueueKey = DispatchSpecificKey<Void>()
