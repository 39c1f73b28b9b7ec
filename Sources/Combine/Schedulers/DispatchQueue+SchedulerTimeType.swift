extension DispatchQueue {
  /// The time of a dispatch queue. Mirrors `DispatchQueue.SchedulerTimeType`.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time.
    public var dispatchTime: DispatchTime

    /// Creates a time.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Decodes the nanoseconds that `encode(to:)` encoded.
    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    /// Encodes the time as nanoseconds since system start.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Returns the interval from this time to `other`.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(nanoseconds: end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
    }

    /// Returns the time `n` later. Overflow results in the distant future, underflow in the system start.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      let now = dispatchTime.uptimeNanoseconds
      if n.magnitude < 0 {
        let (time, isBeforeStart) = now.subtractingReportingOverflow(UInt64(n.magnitude.magnitude))
        return SchedulerTimeType(DispatchTime(uptimeNanoseconds: isBeforeStart ? 1 : max(time, 1)))
      }
      let (time, isTooLate) = now.addingReportingOverflow(UInt64(n.magnitude))
      return SchedulerTimeType(
        isTooLate || n.magnitude == .max ? .distantFuture : DispatchTime(uptimeNanoseconds: time))
    }

    /// Hashes the time.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// An interval in nanoseconds. An interval that overflows is clamped.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// The interval in nanoseconds.
      public var magnitude: Int

      // The key under which Apple's Combine encodes the interval.
      private enum CodingKeys: String, CodingKey {
        case magnitude = "_nanoseconds"
      }

      init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Creates an interval from a dispatch interval. `never` becomes the longest possible interval.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: magnitude = .max
        }
      }

      /// Creates an interval of `value` seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Creates an interval of `value` seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Creates an interval of `source` seconds if it is exactly representable.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      /// The interval as a dispatch interval.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Returns whether the left interval is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Returns the product of the numbers of nanoseconds. In Apple's Combine, the result is always zero.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude.multiplied(by: rhs.magnitude))
      }
      /// Returns the sum.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        let (sum, overflow) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
        return Stride(nanoseconds: overflow ? (rhs.magnitude < 0 ? .min : .max) : sum)
      }
      /// Returns the difference.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        let (difference, overflow) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
        return Stride(nanoseconds: overflow ? (rhs.magnitude < 0 ? .max : .min) : difference)
      }
      /// Adds an interval.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts an interval.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// Multiplies the interval.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// Returns an interval of `s` seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: s.multiplied(by: 1_000_000_000)) }
      /// Returns an interval of `s` seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: Int(clamping: s * 1e9)) }
      /// Returns an interval of `ms` milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: ms.multiplied(by: 1_000_000)) }
      /// Returns an interval of `us` microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: us.multiplied(by: 1000)) }
      /// Returns an interval of `ns` nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    }
  }
}

extension Int {
  /// Returns the product, clamped to the range of `Int`.
  fileprivate func multiplied(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    guard overflow else { return product }
    return (self < 0) == (factor < 0) ? .max : .min
  }

  /// Creates an integer by truncating `value`, clamped to the range of `Int`.
  fileprivate init(clamping value: Double) {
    self = Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : value > 0 ? .max : 0)
  }
}
