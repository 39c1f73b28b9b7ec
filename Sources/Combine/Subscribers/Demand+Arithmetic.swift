extension Subscribers.Demand {
  /// Returns the sum of two demands.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited || rhs == .unlimited { return .unlimited }
    return Self(rawValue: lhs.rawValue + rhs.rawValue)  // both are below 2^63, so the sum fits
  }

  /// Returns the sum of a demand and a number.
  @inlinable
  public static func + (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return .unlimited }
    return rhs >= 0 ? lhs + .max(rhs) : lhs - .max(-rhs)
  }

  /// Returns the product of a demand and a number.
  @inlinable
  public static func * (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return .unlimited }
    precondition(rhs >= 0, "A demand cannot be negative")
    let (product, overflow) = lhs.rawValue.multipliedReportingOverflow(by: UInt(rhs))
    return overflow ? .unlimited : Self(rawValue: product)
  }

  /// Returns the difference of two demands; the minimum is none. Subtracting from unlimited results in unlimited.
  /// Subtracting unlimited from a number results in none.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return .unlimited }
    return lhs.rawValue > rhs.rawValue ? Self(rawValue: lhs.rawValue - rhs.rawValue) : .none
  }

  /// Returns the difference of a demand and a number.
  @inlinable
  public static func - (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return .unlimited }
    return rhs >= 0 ? lhs - .max(rhs) : lhs + .max(-rhs)
  }

  /// Adds a demand to this one.
  @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Adds a number to this demand.
  @inlinable public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
  /// Multiplies this demand by a number.
  @inlinable public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
  /// Subtracts a demand from this one.
  @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Subtracts a number from this demand.
  @inlinable public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}

// Unlimited is greater than every number.
extension Subscribers.Demand {
  /// Returns whether the left demand is smaller.
  @inlinable public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Returns whether the demand is a number less than `rhs`.
  @inlinable public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
  /// Returns whether the demand is a number of at most `rhs`.
  @inlinable public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
  /// Returns whether the demand is unlimited or greater than `rhs`.
  @inlinable public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
  /// Returns whether the demand is unlimited or at least `rhs`.
  @inlinable public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
  /// Returns whether the demand equals `rhs`.
  @inlinable public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
  /// Returns whether the demand does not equal `rhs`.
  @inlinable public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }
  /// Returns whether `lhs` is less than the demand.
  @inlinable public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }
  /// Returns whether `lhs` is at most the demand.
  @inlinable public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }
  /// Returns whether `lhs` is greater than the demand.
  @inlinable public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }
  /// Returns whether `lhs` is at least the demand.
  @inlinable public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
  /// Returns whether the demand equals `lhs`.
  @inlinable public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }
  /// Returns whether the demand does not equal `lhs`.
  @inlinable public static func != (lhs: Int, rhs: Self) -> Bool { rhs != lhs }
}
