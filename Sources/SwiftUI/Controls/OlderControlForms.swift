import GtkBridge

extension Stepper {
  /// Creates a stepper for a value within `bounds`, which reports the beginning and the end of each change.
  ///
  /// Mirrors SwiftUI's deprecated `Stepper(value:in:step:onEditingChanged:label:)`.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value without limits, which reports the beginning and the end of each change.
  ///
  /// Mirrors SwiftUI's deprecated `Stepper(value:step:onEditingChanged:label:)`.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Mirrors SwiftUI's deprecated `init(onIncrement:onDecrement:onEditingChanged:label:)`.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}

extension SecureField {
  /// Creates a field that reports Enter.
  ///
  /// Mirrors SwiftUI's deprecated `SecureField(_:text:onCommit:)`.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    field.onCommit = onCommit
  }
}

extension Slider {
  /// Creates a slider with steps and labels, which reports the beginning and the end of each change.
  ///
  /// Mirrors SwiftUI's deprecated `Slider(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)`.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }
}
