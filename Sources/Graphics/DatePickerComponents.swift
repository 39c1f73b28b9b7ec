/// The parts of a date that a `DatePicker` shows.
///
/// Mirrors SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a set of parts from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The day, month and year.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}
