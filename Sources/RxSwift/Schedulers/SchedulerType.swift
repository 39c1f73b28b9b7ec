import Foundation

/// A moment, as schedulers count time. Mirrors RxSwift's `RxTime`.
public typealias RxTime = Date

/// A length of time, as schedulers count it. Mirrors RxSwift's `RxTimeInterval`.
public typealias RxTimeInterval = DispatchTimeInterval

/// Runs work somewhere: on a queue, or at once. Mirrors RxSwift's `ImmediateSchedulerType`.
public protocol ImmediateSchedulerType {
  /// Runs `action` as soon as possible. Disposing the result calls it off, or disposes what `action` returned.
  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable
}

/// Runs work somewhere, now or later. Mirrors RxSwift's `SchedulerType`.
///
/// ```swift
/// events.observe(on: MainScheduler.instance).subscribe(onNext: { show($0) })
/// ```
public protocol SchedulerType: ImmediateSchedulerType {
  /// The scheduler's clock.
  var now: RxTime { get }

  /// Runs `action` after `dueTime`.
  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable

  /// Runs `action` again and again, each time with what it returned the time before.
  func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable
}

extension SchedulerType {
  /// Schedules each run when the one before is done.
  public func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable {
    let next = SerialDisposable()
    func run(_ state: State, after delay: RxTimeInterval) {
      next.disposable = scheduleRelative(state, dueTime: delay) { state in
        let state = action(state)
        if !next.isDisposed { run(state, after: period) }
        return Disposables.create()
      }
    }
    run(state, after: startAfter)
    return next
  }
}

extension DispatchTimeInterval {
  /// The length in nanoseconds; `nil` is without end, or longer than there are numbers for.
  var nanoseconds: Int? {
    let (count, unit) =
      switch self {
      case .seconds(let count): (count, 1_000_000_000)
      case .milliseconds(let count): (count, 1_000_000)
      case .microseconds(let count): (count, 1_000)
      case .nanoseconds(let count): (count, 1)
      case .never: (Int.max, 2)
      @unknown default: (Int.max, 2)
      }
    let (length, isTooLong) = count.multipliedReportingOverflow(by: unit)
    return isTooLong ? nil : length
  }
}
