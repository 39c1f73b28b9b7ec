/// A scheduler that runs every closure at once, within the call that schedules it. Mirrors Combine's `ImmediateScheduler`.
///
/// It has no clock: a closure that is scheduled for later runs at once too, and a repeating one runs once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The point in time at which everything happens.
  public struct SchedulerTimeType: Strideable {
    /// A distance between two points in time; nothing waits for it.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible
    {
      /// The distance as a number.
      public var magnitude: Int

      /// Makes a distance.
      public init(_ value: Int) { magnitude = value }
      /// Makes a distance of a whole number.
      public init(integerLiteral value: Int) { magnitude = value }
      /// Makes a distance of a number whose fraction is dropped.
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      /// Makes a distance if `source` fits.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Whether the left distance is the shorter one.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The product.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
      /// The sum.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
      /// The difference.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
      /// Adds a distance.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts a distance.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// Multiplies the distance.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// No distance.
      public static func seconds(_ s: Int) -> Stride { Stride(0) }
      /// No distance.
      public static func seconds(_ s: Double) -> Stride { Stride(0) }
      /// No distance.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(0) }
      /// No distance.
      public static func microseconds(_ us: Int) -> Stride { Stride(0) }
      /// No distance.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(0) }
    }

    /// No distance: there is one point in time.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }

    /// The same point in time.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }
  }

  /// There is nothing to ask for.
  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// The one point in time.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// Nothing is late.
  public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }

  /// Runs `action` now.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  /// Runs `action` now.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs `action` now, once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
