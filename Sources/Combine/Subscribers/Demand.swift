extension Subscribers {
  /// The number of values that a subscriber requests, possibly unlimited.
  ///
  /// Demands accumulate. Arithmetic with `unlimited` results in `unlimited`. A negative result becomes zero, and one
  /// that overflows `Int` becomes `unlimited`, as Combine documents. Mirrors `Subscribers.Demand`.
  @frozen
  public struct Demand: Equatable, Comparable, Hashable, Sendable {
    @usableFromInline let rawValue: UInt

    @inlinable
    init(rawValue: UInt) {
      self.rawValue = Swift.min(rawValue, UInt(Int.max) + 1)
    }

    /// An unlimited number of values.
    public static var unlimited: Demand {
      @inlinable get { Demand(rawValue: UInt(Int.max) + 1) }
    }

    /// No values. Equal to `max(0)`.
    public static var none: Demand {
      @inlinable get { Demand(rawValue: 0) }
    }

    /// At most `value` values. A negative `value` is a programming error.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand cannot be negative")
      return Demand(rawValue: UInt(value))
    }

    /// The number of values, or `nil` if it is unlimited.
    @inlinable
    public var max: Int? { self == .unlimited ? nil : Int(rawValue) }
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// The text `unlimited` or `max(n)`.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}

extension Subscribers.Demand: Codable {
  /// Decodes a demand that `encode(to:)` encoded.
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
  }

  /// Encodes the demand as a number. `Int.max` plus one represents unlimited.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
