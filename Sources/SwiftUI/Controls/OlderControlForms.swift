import GtkBridge

extension Stepper {
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
