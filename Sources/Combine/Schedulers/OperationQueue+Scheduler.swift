extension OperationQueue: Scheduler {
  /// A point in wall-clock time. Mirrors `OperationQueue.SchedulerTimeType`.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The point in time.
    public var date: Date

    /// Makes a point in time.
    public init(_ date: Date) {
      self.date = date
    }

    /// The time from this point to `other`.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// The point in time `n` later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// A length of time in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable,
      Codable, Sendable
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

  /// There is nothing to ask for, as on Apple systems.
  public struct SchedulerOptions {}

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Waiting accepts any tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` as an operation of the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let item = ScheduledAction(action)
    addOperation { item.run() }
  }

  /// Adds `action` to the queue after `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let item = ScheduledAction(action)
    let wait = max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + wait) { [self] in
      addOperation { item.run() }
    }
  }

  /// Adds `action` to the queue after `date` and then every `interval`, until the token is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let item = ScheduledAction(action)
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(
      deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval,
      leeway: .nanoseconds(Int(tolerance.timeInterval * 1e9)))
    timer.setEventHandler { [self] in
      addOperation { item.run() }
    }
    timer.resume()
    return RepeatingAction { timer.cancel() }
  }
}
