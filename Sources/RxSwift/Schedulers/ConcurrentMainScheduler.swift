import Dispatch

/// A scheduler for subscriptions to objects of the main queue. Mirrors RxSwift's `ConcurrentMainScheduler`.
///
/// An action scheduled from the main queue always runs immediately, even if earlier actions are pending: a subscription
/// inside another one is not delayed. Use ``MainScheduler`` to observe elements in order.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
  /// The shared scheduler.
  public static let instance = ConcurrentMainScheduler()

  private init() {}

  /// The current time of the system clock.
  public var now: RxTime { MainScheduler.instance.now }

  /// Runs `action` on the main queue: immediately if the caller is on it.
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    MainScheduler.instance.isOnMainQueue ? action(state) : DispatchQueue.main.enqueue(state, action: action)
  }

  /// Schedules `action` on the main queue to run after `dueTime`.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    MainScheduler.instance.scheduleRelative(state, dueTime: dueTime, action: action)
  }
}
