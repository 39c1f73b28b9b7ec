import GtkBridge

/// The compact style: a desktop has no wheels.
///
/// Mirrors SwiftUI's `WheelDatePickerStyle`.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Returns a picker of the compact style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(.compact)
  }
}

/// The compact style; the style's name for a field on macOS.
///
/// Mirrors SwiftUI's `FieldDatePickerStyle`.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Returns a picker of the compact style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(.compact)
  }
}

/// The compact style, with buttons in the time field.
///
/// Mirrors SwiftUI's `StepperFieldDatePickerStyle`.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Returns a picker of the compact style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(.compact)
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The compact style: a desktop has no wheels.
  public static var wheel: Self { Self() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The compact style; the style's name for a field on macOS.
  public static var field: Self { Self() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The compact style, with buttons in the time field.
  public static var stepperField: Self { Self() }
}
