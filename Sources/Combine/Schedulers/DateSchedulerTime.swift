/// A point in the time of a scheduler that goes by the wall clock. `Owner` is the scheduler: as with Apple's, a run loop's time is
/// not an operation queue's.
public struct DateSchedulerTime<Owner>: Strideable, Codable, Hashable, Sendable {
  /// The point in time.
  public var date: Date

  /// Makes a point in time.
  public init(_ date: Date) {
    self.date = date
  }

  /// The time from this point to `other`.
  public func distance(to other: DateSchedulerTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// The point in time `n` later.
  public func advanced(by n: Stride) -> DateSchedulerTime {
    DateSchedulerTime(date.addingTimeInterval(n.timeInterval))
  }

  /// A length of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Codable, Sendable
  {
    /// The length in seconds.
    public var magnitude: TimeInterval

    /// The length in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Makes a length of seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// Makes a length of seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    /// Makes a length of whole seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    /// Makes a length of seconds if `source` fits.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }

    /// Whether the left length is the shorter one.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    /// The product.
    public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
    /// The sum.
    public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
    /// The difference.
    public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
    /// Adds a length.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    /// Subtracts a length.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
    /// Multiplies the length.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

    /// A length of whole seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
    /// A length of seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// A length of milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
    /// A length of microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
    /// A length of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
  }
}

extension RunLoop {
  /// A point in a run loop's time. Mirrors `RunLoop.SchedulerTimeType`.
  public typealias SchedulerTimeType = DateSchedulerTime<RunLoop>
}

extension OperationQueue {
  /// A point in an operation queue's time. Mirrors `OperationQueue.SchedulerTimeType`.
  public typealias SchedulerTimeType = DateSchedulerTime<OperationQueue>
}
