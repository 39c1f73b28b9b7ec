import Dispatch
import Foundation

/// A scheduler that runs actions one at a time on a serial queue. Mirrors RxSwift's `SerialDispatchQueueScheduler`.
public final class SerialDispatchQueueScheduler: SchedulerType, Sendable {
  private let queue: DispatchQueue

  init(queue: DispatchQueue) {
    self.queue = queue
  }

  /// Creates a scheduler with its own serial queue, which targets `queue`. `leeway` exists for source compatibility and
  /// is ignored.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(queue: DispatchQueue(label: internalSerialQueueName, target: queue))
  }

  /// Creates a scheduler with its own serial queue. `leeway` exists for source compatibility and is ignored.
  public convenience init(internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(queue: DispatchQueue(label: internalSerialQueueName))
  }

  /// Creates a scheduler with its own serial queue of the given quality of service. `leeway` exists for source
  /// compatibility and is ignored.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(queue: DispatchQueue(label: internalSerialQueueName, qos: qos))
  }

  /// The current time of the system clock.
  public var now: RxTime { Date() }

  /// Schedules `action` on the queue.
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    queue.enqueue(state, action: action)
  }

  /// Schedules `action` on the queue to run after `dueTime`.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    queue.enqueue(state, after: dueTime, action: action)
  }
}

/// A scheduler that runs actions on a concurrent queue. Mirrors RxSwift's `ConcurrentDispatchQueueScheduler`.
public final class ConcurrentDispatchQueueScheduler: SchedulerType, Sendable {
  private let queue: DispatchQueue

  /// Creates a scheduler for `queue`. `leeway` exists for source compatibility and is ignored.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.queue = queue
  }

  /// Creates a scheduler for the global queue of the given quality of service. `leeway` exists for source compatibility
  /// and is ignored.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(queue: .global(qos: qos.qosClass))
  }

  /// The current time of the system clock.
  public var now: RxTime { Date() }

  /// Schedules `action` on the queue.
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    queue.enqueue(state, action: action)
  }

  /// Schedules `action` on the queue to run after `dueTime`.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    queue.enqueue(state, after: dueTime, action: action)
  }
}
