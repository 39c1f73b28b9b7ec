// Further forms of the labels of controls.

extension GroupBox {
  /// Creates a frame around `content` with a view as its title.
  ///
  /// Mirrors SwiftUI's deprecated `GroupBox(label:content:)`.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension Picker {
  /// Creates a picker with a view as its label.
  ///
  /// Mirrors SwiftUI's deprecated `Picker(selection:label:content:)`.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == GtkBridge.Label<Text, Image> {
  /// Creates a picker with a title and a system symbol.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { GtkBridge.Label(title, systemImage: systemImage) }
  }
}

extension Menu where Label == Text {
  /// Creates a button with a title that performs an action, with an arrow beside it that opens a menu.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension ControlGroup {
  /// Creates a group of controls with a title.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
