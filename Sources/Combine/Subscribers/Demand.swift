extension Subscribers {
  /// How many values a subscriber wants: a number, or no limit.
  ///
  /// Demands add up. Arithmetic with `unlimited` stays unlimited, a result below zero becomes zero, and one too large for
  /// `Int` becomes unlimited, as Combine documents. Mirrors `Subscribers.Demand`.
  @frozen
  public struct Demand: Equatable, Comparable, Hashable, Sendable {
    @usableFromInline let rawValue: UInt

    @inlinable
    init(rawValue: UInt) {
      self.rawValue = Swift.min(rawValue, UInt(Int.max) + 1)
    }

    /// As many values as the publisher can make.
    public static var unlimited: Demand {
      @inlinable get { Demand(rawValue: UInt(Int.max) + 1) }
    }

    /// No values; the same as `max(0)`.
    public static var none: Demand {
      @inlinable get { Demand(rawValue: 0) }
    }

    /// At most `value` values. A negative `value` is a programming error.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand cannot be negative")
      return Demand(rawValue: UInt(value))
    }

    /// The number of values, or nil when there is no limit.
    @inlinable
    public var max: Int? { self == .unlimited ? nil : Int(rawValue) }
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// `unlimited` or `max(n)`.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}

extension Subscribers.Demand: Codable {
  /// Decodes the number that `encode(to:)` wrote.
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
  }

  /// Encodes the demand as one number; one above `Int.max` stands for unlimited.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
