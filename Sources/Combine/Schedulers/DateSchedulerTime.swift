/// A time of a scheduler that uses the wall clock. `Owner` is the scheduler type: as on Apple platforms, the times of
/// run loops and operation queues are distinct types.
public struct DateSchedulerTime<Owner>: Strideable, Codable, Hashable, Sendable {
  /// The time.
  public var date: Date

  /// Creates a time.
  public init(_ date: Date) {
    self.date = date
  }

  /// Returns the interval from this time to `other`.
  public func distance(to other: DateSchedulerTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// Returns the time `n` later.
  public func advanced(by n: Stride) -> DateSchedulerTime {
    DateSchedulerTime(date.addingTimeInterval(n.timeInterval))
  }

  /// An interval in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Codable, Sendable
  {
    /// The interval in seconds.
    public var magnitude: TimeInterval

    /// The interval in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates an interval of `timeInterval` seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// Creates an interval of `value` seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    /// Creates an interval of `value` seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    /// Creates an interval of `source` seconds if it is exactly representable.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }

    /// Returns whether the left interval is shorter.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    /// Returns the product.
    public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
    /// Returns the sum.
    public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
    /// Returns the difference.
    public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
    /// Adds an interval.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    /// Subtracts an interval.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
    /// Multiplies the interval.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

    /// Returns an interval of `s` seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
    /// Returns an interval of `s` seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// Returns an interval of `ms` milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
    /// Returns an interval of `us` microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
    /// Returns an interval of `ns` nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
  }
}

extension RunLoop {
  /// The time of a run loop. Mirrors `RunLoop.SchedulerTimeType`.
  public typealias SchedulerTimeType = DateSchedulerTime<RunLoop>
}

extension OperationQueue {
  /// The time of an operation queue. Mirrors `OperationQueue.SchedulerTimeType`.
  public typealias SchedulerTimeType = DateSchedulerTime<OperationQueue>
}
