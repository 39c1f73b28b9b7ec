extension DispatchQueue {
  /// A point in a dispatch queue's time. Mirrors `DispatchQueue.SchedulerTimeType`.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The point in time.
    public var dispatchTime: DispatchTime

    /// Makes a point in time.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Decodes the nanoseconds that `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    /// Encodes the point in time as nanoseconds since the machine started.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// The time from this point to `other`.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(nanoseconds: end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
    }

    /// The point in time `n` later; the distant future where there is no such point, and the machine's start before it.
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

    /// Hashes the point in time.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// A length of time in nanoseconds. One that is too long is as long as possible.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// The length in nanoseconds.
      public var magnitude: Int

      // The name under which Apple's lengths are coded.
      private enum CodingKeys: String, CodingKey {
        case magnitude = "_nanoseconds"
      }

      init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Makes a length of a dispatch interval; `never` becomes the longest there is.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: magnitude = .max
        }
      }

      /// Makes a length of seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Makes a length of whole seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Makes a length of whole seconds if `source` fits.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      /// The length as a dispatch interval.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Whether the left length is the shorter one.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The product of the numbers of nanoseconds. With Apple's Combine it is always zero.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude.multiplied(by: rhs.magnitude))
      }
      /// The sum.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        let (sum, overflow) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
        return Stride(nanoseconds: overflow ? (rhs.magnitude < 0 ? .min : .max) : sum)
      }
      /// The difference.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        let (difference, overflow) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
        return Stride(nanoseconds: overflow ? (rhs.magnitude < 0 ? .max : .min) : difference)
      }
      /// Adds a length.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts a length.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// Multiplies the length.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// A length of whole seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: s.multiplied(by: 1_000_000_000)) }
      /// A length of seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: Int(clamping: s * 1e9)) }
      /// A length of milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: ms.multiplied(by: 1_000_000)) }
      /// A length of microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: us.multiplied(by: 1000)) }
      /// A length of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    }
  }
}

extension Int {
  /// The product, or the nearest number that fits: a length of time that is too long is as long as possible.
  fileprivate func multiplied(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    guard overflow else { return product }
    return (self < 0) == (factor < 0) ? .max : .min
  }

  /// The nearest whole number that fits.
  fileprivate init(clamping value: Double) {
    self = Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : value > 0 ? .max : 0)
  }
}
