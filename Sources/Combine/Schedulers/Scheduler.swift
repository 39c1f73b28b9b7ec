/// A place and a time at which to run a closure: a queue, a run loop, or a test's virtual clock.
///
/// Mirrors Combine's `Scheduler`. Closures that are scheduled for the same time run in the order of scheduling on a serial
/// scheduler.
public protocol Scheduler<SchedulerTimeType> {
  /// The scheduler's points in time.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// What a caller may ask for besides the time; `Never` when there is nothing to ask for.
  associatedtype SchedulerOptions

  /// The scheduler's present time.
  var now: SchedulerTimeType { get }

  /// The smallest tolerance that the scheduler accepts.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs `action` as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs `action` at some time after `date`.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Runs `action` at some time after `date`, and again every `interval` until the returned token is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

/// A length of time that can be made of seconds and their fractions. Mirrors Combine's `SchedulerTimeIntervalConvertible`.
public protocol SchedulerTimeIntervalConvertible {
  /// A length of whole seconds.
  static func seconds(_ s: Int) -> Self
  /// A length of seconds.
  static func seconds(_ s: Double) -> Self
  /// A length of milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// A length of microseconds.
  static func microseconds(_ us: Int) -> Self
  /// A length of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

extension Scheduler {
  /// Runs `action` as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs `action` at some time after `date`.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs `action` at some time after `date`, at most `tolerance` late.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs `action` after `date` and then every `interval`.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs `action` after `date` and then every `interval`, each time at most `tolerance` late.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
