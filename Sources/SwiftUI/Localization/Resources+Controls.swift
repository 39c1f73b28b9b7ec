// The initialisers of controls with a resource for their title, beside those with a key.

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a system symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a picture of the program.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Button where Label == Text {
  /// Creates a button that shows a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button that shows a title, in the style of its role.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == GtkBridge.Label<Text, Image> {
  /// Creates a button with a title and a system symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { GtkBridge.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == GtkBridge.Label<Text, Image> {
  /// Creates a toggle with a title and a system symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GtkBridge.Label(title, systemImage: systemImage) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title, for any date.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker with a title, for dates in a range.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker with a title, for dates from the beginning of a range.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker with a title, for dates up to the end of a range.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title, for a value within `bounds`. A button is disabled at its bound.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: LocalizedStringResource, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title, for a value without limits.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: LocalizedStringResource, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and custom actions. A button without an action is disabled.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate indicator with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource) { self.init { Text(title) } }

  /// Creates an indicator with a title, of the completed part of `total`, or an indeterminate one if the value is `nil`.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(_ title: LocalizedStringResource, value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a button with a title that performs an action, with an arrow beside it that opens a menu.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == GtkBridge.Label<Text, Image> {
  /// Creates a menu with a title and a system symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { GtkBridge.Label(title, systemImage: systemImage) }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title, which is expanded while `isExpanded` is true.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
