import Dispatch
import Foundation

/// Runs work one after the other on a serial queue. Mirrors RxSwift's `SerialDispatchQueueScheduler`.
public final class SerialDispatchQueueScheduler: SchedulerType, Sendable {
  private let queue: DispatchQueue

  init(queue: DispatchQueue) {
    self.queue = queue
  }

  /// Makes a scheduler with a queue of its own, whose work runs on `queue`. `leeway` is accepted for source
  /// compatibility.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(queue: DispatchQueue(label: internalSerialQueueName, target: queue))
  }

  /// Makes a scheduler with a queue of its own. `leeway` is accepted for source compatibility.
  public convenience init(internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(queue: DispatchQueue(label: internalSerialQueueName))
  }

  /// Makes a scheduler with a queue of its own, of a quality of service. `leeway` is accepted for source compatibility.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(queue: DispatchQueue(label: internalSerialQueueName, qos: qos))
  }

  /// The system's clock.
  public var now: RxTime { Date() }

  /// Runs `action` on the queue.
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    queue.enqueue(state, action: action)
  }

  /// Runs `action` on the queue after `dueTime`.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    queue.enqueue(state, after: dueTime, action: action)
  }
}

/// Runs work on a concurrent queue. Mirrors RxSwift's `ConcurrentDispatchQueueScheduler`.
public final class ConcurrentDispatchQueueScheduler: SchedulerType, Sendable {
  private let queue: DispatchQueue

  /// Makes a scheduler of a queue. `leeway` is accepted for source compatibility.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.queue = queue
  }

  /// Makes a scheduler of the global queue of a quality of service. `leeway` is accepted for source compatibility.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(queue: .global(qos: qos.qosClass))
  }

  /// The system's clock.
  public var now: RxTime { Date() }

  /// Runs `action` on the queue.
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    queue.enqueue(state, action: action)
  }

  /// Runs `action` on the queue after `dueTime`.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    queue.enqueue(state, after: dueTime, action: action)
  }
}
