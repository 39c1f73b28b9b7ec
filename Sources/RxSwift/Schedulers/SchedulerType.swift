import Foundation

/// A time of a scheduler. Mirrors RxSwift's `RxTime`.
public typealias RxTime = Date

/// A time interval of a scheduler. Mirrors RxSwift's `RxTimeInterval`.
public typealias RxTimeInterval = DispatchTimeInterval

/// A scheduler that runs actions as soon as possible. Mirrors RxSwift's `ImmediateSchedulerType`.
public protocol ImmediateSchedulerType {
  /// Schedules `action` to run as soon as possible. Disposing of the result cancels the action, or disposes of the
  /// disposable that `action` returned.
  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable
}

/// A scheduler that runs actions immediately or after a delay. Mirrors RxSwift's `SchedulerType`.
///
/// ```swift
/// events.observe(on: MainScheduler.instance).subscribe(onNext: { show($0) })
/// ```
public protocol SchedulerType: ImmediateSchedulerType {
  /// The scheduler's current time.
  var now: RxTime { get }

  /// Schedules `action` to run after `dueTime`.
  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable

  /// Schedules `action` to run repeatedly, each time with the state that the previous run returned.
  func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable
}

extension SchedulerType {
  /// Schedules `action` to run repeatedly. Each run is scheduled after the previous one has returned.
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
  /// The interval in nanoseconds, or `nil` if it is infinite or not representable.
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
