extension Subscribers.Demand {
  /// The sum of two demands.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited || rhs == .unlimited { return .unlimited }
    return Self(rawValue: lhs.rawValue + rhs.rawValue)  // both are below 2^63, so the sum fits
  }

  /// The sum of a demand and a number.
  @inlinable
  public static func + (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return .unlimited }
    return rhs >= 0 ? lhs + .max(rhs) : lhs - .max(-rhs)
  }

  /// The demand times a number.
  @inlinable
  public static func * (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return .unlimited }
    precondition(rhs >= 0, "A demand cannot be negative")
    let (product, overflow) = lhs.rawValue.multipliedReportingOverflow(by: UInt(rhs))
    return overflow ? .unlimited : Self(rawValue: product)
  }

  /// The difference of two demands: never below none; unlimited minus anything is unlimited, and a number minus unlimited
  /// is none.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return .unlimited }
    return lhs.rawValue > rhs.rawValue ? Self(rawValue: lhs.rawValue - rhs.rawValue) : .none
  }

  /// The difference of a demand and a number.
  @inlinable
  public static func - (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return .unlimited }
    return rhs >= 0 ? lhs - .max(rhs) : lhs + .max(-rhs)
  }

  /// Adds a demand to this one.
  @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Adds a number to this demand.
  @inlinable public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
  /// Multiplies this demand.
  @inlinable public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
  /// Subtracts a demand from this one.
  @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Subtracts a number from this demand.
  @inlinable public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}

// Unlimited is more than every number, and equal to none.
extension Subscribers.Demand {
  /// Whether the left demand is the smaller one.
  @inlinable public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Whether the demand is a number below `rhs`.
  @inlinable public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
  /// Whether the demand is a number of at most `rhs`.
  @inlinable public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
  /// Whether the demand is unlimited or a number above `rhs`.
  @inlinable public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
  /// Whether the demand is unlimited or a number of at least `rhs`.
  @inlinable public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
  /// Whether the demand is exactly `rhs`.
  @inlinable public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
  /// Whether the demand is anything but `rhs`.
  @inlinable public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }
  /// Whether `lhs` is below the demand.
  @inlinable public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }
  /// Whether `lhs` is at most the demand.
  @inlinable public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }
  /// Whether `lhs` is above the demand.
  @inlinable public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }
  /// Whether `lhs` is at least the demand.
  @inlinable public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
  /// Whether the demand is exactly `lhs`.
  @inlinable public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }
  /// Whether the demand is anything but `lhs`.
  @inlinable public static func != (lhs: Int, rhs: Self) -> Bool { rhs != lhs }
}
