import Foundation

/// A type whose values a chart can place.
///
/// Mirrors Swift Charts' `Plottable`. Numbers, dates and strings are plottable. An enumeration with plottable raw
/// values only needs to declare the conformance.
///
/// ```swift
/// enum Size: String, Plottable { case small, large }
/// ```
public protocol Plottable {
  /// The number, date or string that represents a value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, date or string that represents the value.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates the value that a number, date or string represents.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string.
///
/// Mirrors Swift Charts' `PrimitivePlottableProtocol`.
public protocol PrimitivePlottableProtocol {
  /// The value for a scale. Not for use outside the library.
  var _dataValue: _DataValue { get }

  /// Returns the value for a value of a scale, or `nil` if that has another kind. Not for use outside the library.
  static func _make(_ value: _DataValue) -> Self?
}

extension Plottable where Self: PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// Returns the value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// Creates the value with a raw value, or returns `nil` if there is none.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  var dataValue: _DataValue { primitivePlottable._dataValue }

  /// Returns the value for a value of a scale, or `nil` if there is none.
  static func make(_ value: _DataValue) -> Self? {
    PrimitivePlottable._make(value).flatMap { Self(primitivePlottable: $0) }
  }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  public var _dataValue: _DataValue { .number(Double(self)) }

  public static func _make(_ value: _DataValue) -> Self? {
    guard case .number(let number) = value, number.isFinite else { return nil }
    return Self(exactly: number.rounded())
  }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  public var _dataValue: _DataValue { .number(Double(self)) }

  public static func _make(_ value: _DataValue) -> Self? {
    if case .number(let number) = value { Self(number) } else { nil }
  }
}

extension Int: Plottable, PrimitivePlottableProtocol {}
extension Int8: Plottable, PrimitivePlottableProtocol {}
extension Int16: Plottable, PrimitivePlottableProtocol {}
extension Int32: Plottable, PrimitivePlottableProtocol {}
extension Int64: Plottable, PrimitivePlottableProtocol {}
extension UInt: Plottable, PrimitivePlottableProtocol {}
extension UInt8: Plottable, PrimitivePlottableProtocol {}
extension UInt16: Plottable, PrimitivePlottableProtocol {}
extension UInt32: Plottable, PrimitivePlottableProtocol {}
extension UInt64: Plottable, PrimitivePlottableProtocol {}
extension Float: Plottable, PrimitivePlottableProtocol {}
extension Double: Plottable, PrimitivePlottableProtocol {}
extension CGFloat: Plottable, PrimitivePlottableProtocol {}

extension Decimal: Plottable, PrimitivePlottableProtocol {
  public var _dataValue: _DataValue { .number(NSDecimalNumber(decimal: self).doubleValue) }

  public static func _make(_ value: _DataValue) -> Decimal? {
    if case .number(let number) = value, number.isFinite { Decimal(number) } else { nil }
  }
}

extension Date: Plottable, PrimitivePlottableProtocol {
  public var _dataValue: _DataValue { .date(timeIntervalSinceReferenceDate) }

  public static func _make(_ value: _DataValue) -> Date? {
    if case .date(let seconds) = value { Date(timeIntervalSinceReferenceDate: seconds) } else { nil }
  }
}

extension String: Plottable, PrimitivePlottableProtocol {
  public var _dataValue: _DataValue { .category(self) }

  public static func _make(_ value: _DataValue) -> String? {
    if case .category(let name) = value { name } else { nil }
  }
}
