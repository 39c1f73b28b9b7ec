/// A scheduler that runs every closure synchronously, within the call that schedules it. Mirrors Combine's
/// `ImmediateScheduler`.
///
/// It has no clock: a closure with a later date also runs immediately, and a repeating one runs once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only point in time of the scheduler.
  public struct SchedulerTimeType: Strideable {
    /// A distance between two points in time, which is always ignored.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible
    {
      /// The distance as a number.
      public var magnitude: Int

      /// Creates a distance.
      public init(_ value: Int) { magnitude = value }
      /// Creates a distance from an integer.
      public init(integerLiteral value: Int) { magnitude = value }
      /// Creates a distance from a number, without its fraction.
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      /// Creates a distance if `source` is exactly representable.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Returns whether the left distance is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Returns the product.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
      /// Returns the sum.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
      /// Returns the difference.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
      /// Adds a distance.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts a distance.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// Multiplies the distance.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// Returns a distance of zero.
      public static func seconds(_ s: Int) -> Stride { Stride(0) }
      /// Returns a distance of zero.
      public static func seconds(_ s: Double) -> Stride { Stride(0) }
      /// Returns a distance of zero.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(0) }
      /// Returns a distance of zero.
      public static func microseconds(_ us: Int) -> Stride { Stride(0) }
      /// Returns a distance of zero.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(0) }
    }

    /// Returns a distance of zero, because there is only one point in time.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }

    /// Returns the same point in time.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }
  }

  /// The scheduler options, which do not exist.
  public typealias SchedulerOptions = Never

  /// The shared scheduler.
  public static let shared = ImmediateScheduler()

  /// The only point in time.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }

  /// Runs `action` immediately.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  /// Runs `action` immediately.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs `action` immediately, once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
