import GtkBridge

extension Stepper {
  /// Creates a stepper for a value, with a field in which the user can also type it.
  ///
  /// Mirrors SwiftUI's `Stepper(value:step:format:label:onEditingChanged:)`, with the field that it has on macOS.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    valueField = Self.field(of: value, format)
  }

  /// Creates a stepper for a value within `bounds`, with a field in which the user can also type it. A value outside
  /// the bounds is replaced by the nearest bound.
  ///
  /// Mirrors SwiftUI's `Stepper(value:in:step:format:label:onEditingChanged:)`, with the field that it has on macOS.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    let limited = Binding {
      value.wrappedValue
    } set: {
      value.wrappedValue = min(max($0, bounds.lowerBound), bounds.upperBound)
    }
    valueField = Self.field(of: limited, format)
  }

  private static func field<Format: ParseableFormatStyle>(
    of value: Binding<Format.FormatInput>, _ format: Format
  ) -> AnyView where Format.FormatOutput == String {
    AnyView(TextField("", value: value, format: format).multilineTextAlignment(.trailing).frame(width: 100))
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title and a field for a value.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and a field for a value.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and a field for a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title and a field for a value within `bounds`.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and a field for a value within `bounds`.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and a field for a value within `bounds`.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
