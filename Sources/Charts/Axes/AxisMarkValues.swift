import Foundation

/// The values at which an axis has marks.
///
/// Mirrors Swift Charts' `AxisMarkValues`. `roundLowerBound` and `roundUpperBound` have no effect: the values do not change
/// the bounds of the axis.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?, least: DateUnit?)
    case numbers(step: Double)
    case dates(unit: DateUnit, stride: Int, calendar: Calendar)
    case values([_DataValue])
  }

  let kind: Kind

  /// Round values that fit.
  public static var automatic: AxisMarkValues { .automatic() }

  /// Round values that fit, or about as many as desired.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount, least: nil))
  }

  /// Round values that fit, or about the desired number; the minimum stride has no effect on round numbers.
  public static func automatic<Value: Plottable>(
    minimumStride: Value, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount, least: nil))
  }

  /// The starts of a calendar unit that fit, or of a longer unit.
  public static func automatic(
    minimumStride: Calendar.Component, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount, least: DateUnit(minimumStride)))
  }

  /// The multiples of a number.
  public static func stride<Value: Plottable>(
    by stride: Value, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    guard let step = stride.dataValue.finite, step > 0 else { return .automatic }
    return AxisMarkValues(kind: .numbers(step: step))
  }

  /// The starts of a calendar unit, or of each `count`th unit.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    guard let unit = DateUnit(component) else { return .automatic }
    let factor = component == .quarter ? 3 : 1
    return AxisMarkValues(
      kind: .dates(unit: unit, stride: count * factor, calendar: calendar ?? .autoupdatingCurrent))
  }

  static func list<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(kind: .values(values.map(\.dataValue)))
  }
}

/// A value at which an axis has marks.
///
/// Mirrors Swift Charts' `AxisValue`.
public struct AxisValue {
  let value: _DataValue
  /// The place of the value among those of the axis, from 0.
  public let index: Int
  /// The number of values of the axis.
  public let count: Int

  /// Returns the value as a type, or `nil` if it has another kind.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value.make(value) }
}
