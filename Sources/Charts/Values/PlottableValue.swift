import Foundation

/// A value of a mark with a label that describes it.
///
/// Mirrors Swift Charts' `PlottableValue`. The label names the axis for assistive technology.
///
/// ```swift
/// BarMark(x: .value("Month", date, unit: .month), y: .value("Sales", 120))
/// ```
public struct PlottableValue<Value: Plottable> {
  let channel: Channel

  /// A value with a label.
  public static func value<Label: StringProtocol>(_ label: Label, _ value: Value) -> PlottableValue {
    PlottableValue(channel: Channel(label: String(label), value: value.dataValue))
  }

  /// A value with a label.
  @MainActor public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    .value(label.content, value)
  }
}

extension PlottableValue where Value: Comparable {
  /// A range of values with a label.
  public static func value<Label: StringProtocol>(_ label: Label, _ range: Range<Value>) -> PlottableValue {
    let (low, high) = (range.lowerBound.dataValue, range.upperBound.dataValue)
    var channel = Channel(label: String(label), value: low)
    if let low = low.finite, let high = high.finite { channel.length = high - low }
    return PlottableValue(channel: channel)
  }

  /// A range of values with a label.
  @MainActor public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    .value(label.content, range)
  }
}

extension PlottableValue where Value == Date {
  /// The day, month or other unit of the calendar that contains a date, with a label.
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    var channel = Channel(label: String(label), value: value.dataValue)
    if value.timeIntervalSinceReferenceDate.isFinite, let interval = calendar.dateInterval(of: unit, for: value) {
      channel.value = interval.start.dataValue
      channel.length = interval.duration
      channel.unit = DateUnit(unit)
    }
    return PlottableValue(channel: channel)
  }

  /// The day, month or other unit of the calendar that contains a date, with a label.
  @MainActor public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    .value(label.content, value, unit: unit, calendar: calendar)
  }
}

/// A labelled value of a mark of any type.
struct Channel {
  var label: String
  /// The value, or the start of a range.
  var value: _DataValue
  /// The length of a range, or 0 for a single value.
  var length = 0.0
  /// The calendar unit, if the range is one.
  var unit: DateUnit?

  init(label: String = "", value: _DataValue) {
    self.label = label
    self.value = value
  }

  /// The end of a range, or the value.
  var end: _DataValue {
    guard length != 0, let low = value.finite else { return value }
    return .of(value.kind, low + length)
  }
}
