import Foundation

/// The relation of values to places on an axis.
///
/// Mirrors Swift Charts' `ScaleType`.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, log, squareRoot, date, category
    case power(Double)
    case symmetricLog(Double)
  }

  let kind: Kind

  /// Equal distances for equal differences.
  public static let linear = ScaleType(kind: .linear)
  /// Equal distances for equal ratios of positive numbers.
  public static let log = ScaleType(kind: .log)
  /// The square roots of numbers.
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// A logarithm of both positive and negative numbers.
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))
  /// Equal distances for equal times.
  public static let date = ScaleType(kind: .date)
  /// Equal widths for categories.
  public static let category = ScaleType(kind: .category)

  /// A power of numbers.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  /// A logarithm of both positive and negative numbers that is about linear below a constant.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero > 0 ? slopeAtZero : 1))
  }
}

extension ScaleType.Kind {
  /// Returns the transformed number, which is linear in the place, or `nil` if the scale has no place for the number.
  func transformed(_ number: Double) -> Double? {
    switch self {
    case .linear, .date, .category: number
    case .log: number > 0 ? log10(number) : nil
    case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
    case .power(let exponent): number < 0 ? -pow(-number, exponent) : pow(number, exponent)
    case .symmetricLog(let slope): number < 0 ? -log1p(-number * slope) : log1p(number * slope)
    }
  }

  /// Returns the number for a transformed one.
  func restored(_ value: Double) -> Double {
    switch self {
    case .linear, .date, .category: value
    case .log: pow(10, value)
    case .squareRoot: value < 0 ? -(value * value) : value * value
    case .power(let exponent): value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
    case .symmetricLog(let slope): value < 0 ? -expm1(-value) / slope : expm1(value) / slope
    }
  }
}
