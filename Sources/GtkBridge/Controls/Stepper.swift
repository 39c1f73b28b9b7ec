import GtkObjects

/// A pair of buttons that decrease and increase a value.
///
/// Mirrors SwiftUI's `Stepper`. The label is in front of the buttons; include the value in it to show the value.
public struct Stepper<Label: View>: View {
  @Environment(\.spreadsControls) private var spreadsControls
  @Environment(\.hidesLabels) private var hidesLabels
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?
  /// The field for the value, between the label and the buttons.
  package var valueField: AnyView?

  /// Creates a stepper with custom actions. A button without an action is disabled.
  ///
  /// - Parameters:
  ///   - label: The label of the stepper.
  ///   - onIncrement: The action of the button that increases.
  ///   - onDecrement: The action of the button that decreases.
  ///   - onEditingChanged: A closure that receives `true` before, and `false` after, each change by the user.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func reported(_ action: @escaping () -> Void) -> () -> Void {
      {
        onEditingChanged(true)
        action()
        onEditingChanged(false)
      }
    }
    self.label = label()
    self.onIncrement = onIncrement.map(reported)
    self.onDecrement = onDecrement.map(reported)
  }

  /// Creates a stepper for a value within `bounds`. A button is disabled at its bound.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let current = value.wrappedValue
    self.init(
      label: label,
      onIncrement: current < bounds.upperBound
        ? { value.wrappedValue = value.wrappedValue.moved(by: step, notBeyond: bounds.upperBound) } : nil,
      onDecrement: current > bounds.lowerBound
        ? { value.wrappedValue = value.wrappedValue.moved(by: -step, notBeyond: bounds.lowerBound) } : nil,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value without limits.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }, onEditingChanged: onEditingChanged)
  }

  public var body: some View {
    HStack(spacing: 12) {
      label.omitted(hidesLabels)
      if spreadsControls { Spacer() }
      valueField
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
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title, for a value without limits.
  @_disfavoredOverload public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and custom actions.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
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

struct StepButton: View {
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
