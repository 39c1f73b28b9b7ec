extension RunLoop: Scheduler {
  /// A point in wall-clock time. Mirrors `RunLoop.SchedulerTimeType`.
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

  /// Timers accept any tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` in the run loop's default mode.
  ///
  /// A timer that is due does it rather than `perform(_:)`: adding it wakes a run loop that waits, from whichever thread,
  /// and timers run under another toolkit's main loop too. Timers that are due run in the order in which they were added.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addTimer(at: .distantPast, interval: 0, tolerance: 0, action)
  }

  /// Runs `action` in the run loop's default mode after `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    addTimer(at: date.date, interval: 0, tolerance: tolerance.timeInterval, action)
  }

  /// Runs `action` in the run loop's default mode after `date` and then every `interval`, until the token is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = addTimer(at: date.date, interval: interval.timeInterval, tolerance: tolerance.timeInterval, action)
    return RepeatingAction { timer.invalidate() }
  }

  @discardableResult
  private func addTimer(
    at date: Date, interval: TimeInterval, tolerance: TimeInterval, _ action: @escaping () -> Void
  ) -> Timer {
    let item = ScheduledAction(action)
    let timer = Timer(fire: date, interval: interval, repeats: interval > 0) { _ in item.run() }
    timer.tolerance = tolerance
    add(timer, forMode: .default)
    return timer
  }
}
