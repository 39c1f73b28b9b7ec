/// A type that runs closures at given times, such as a queue, a run loop or a test's virtual clock.
///
/// Mirrors Combine's `Scheduler`. A serial scheduler runs closures for the same time in the order in which they were
/// scheduled.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of the scheduler's time.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// The type of the scheduling options, or `Never` if there are none.
  associatedtype SchedulerOptions

  /// The scheduler's current time.
  var now: SchedulerTimeType { get }

  /// The minimum tolerance of the scheduler.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Schedules `action` to run as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Schedules `action` to run after `date`.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Schedules `action` to run after `date` and then every `interval`, until the returned token is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

/// An interval that can be created from seconds and their fractions. Mirrors Combine's
/// `SchedulerTimeIntervalConvertible`.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns an interval of `s` seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns an interval of `s` seconds.
  static func seconds(_ s: Double) -> Self
  /// Returns an interval of `ms` milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns an interval of `us` microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns an interval of `ns` nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

extension Scheduler {
  /// Schedules `action` to run as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Schedules `action` to run after `date`.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Schedules `action` to run after `date`, with the given tolerance.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Schedules `action` to run after `date` and then every `interval`.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Schedules `action` to run after `date` and then every `interval`, with the given tolerance.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
