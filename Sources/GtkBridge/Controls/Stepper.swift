import GtkObjects

/// A pair of buttons that decrease and increase a value.
///
/// Mirrors SwiftUI's `Stepper`. The label is in front of the buttons; include the value in it to show the value.
public struct Stepper<Label: View>: View {
  @Environment(\.spreadsControls) private var spreadsControls
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?

  /// Creates a stepper with custom actions. A button without an action is disabled.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  /// Creates a stepper for a value within `bounds`. A button is disabled at its bound.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    let current = value.wrappedValue
    self.init(
      label: label,
      onIncrement: current < bounds.upperBound
        ? { value.wrappedValue = value.wrappedValue.moved(by: step, notBeyond: bounds.upperBound) } : nil,
      onDecrement: current > bounds.lowerBound
        ? { value.wrappedValue = value.wrappedValue.moved(by: -step, notBeyond: bounds.lowerBound) } : nil)
  }

  /// Creates a stepper for a value without limits.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }

  public var body: some View {
    HStack(spacing: 12) {
      label
      if spreadsControls { Spacer() }
      HStack(spacing: 0) {
        StepButton(icon: "value-decrease-symbolic", name: Gtk.word(localized: "Decrease"), action: onDecrement)
        StepButton(icon: "value-increase-symbolic", name: Gtk.word(localized: "Increase"), action: onIncrement)
      }.linked()
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title, for a value within `bounds`. A button is disabled at its bound.
  @_disfavoredOverload public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// Creates a stepper with a title, for a value without limits.
  @_disfavoredOverload public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// Creates a stepper with a title and custom actions.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

extension Strideable {
  /// Returns the value advanced by a step but not beyond a bound. Values beyond the bound are never computed, because
  /// they may not exist.
  fileprivate func moved(by step: Stride, notBeyond bound: Self) -> Self {
    let rest = distance(to: bound)
    return step < 0 ? (rest >= step ? bound : advanced(by: step)) : (rest <= step ? bound : advanced(by: step))
  }
}

private struct StepButton: View {
  let icon: String
  let name: String
  let action: (() -> Void)?

  var body: some View {
    Button {
      action?()
    } label: {
      Image(icon: icon).accessibilityHidden(true)
    }
    .accessibilityLabel(name)
    .disabled(action == nil)
  }
}
