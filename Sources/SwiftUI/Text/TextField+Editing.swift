extension TextField where Label == Text {
  /// Creates a field that reports the beginning and the end of editing, and Enter.
  ///
  /// Mirrors SwiftUI's deprecated `TextField(_:text:onEditingChanged:onCommit:)`.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    field.onEditingChanged = onEditingChanged
    field.onCommit = onCommit
  }

  /// Creates a field that reports the beginning and the end of editing.
  ///
  /// Mirrors SwiftUI's deprecated `TextField(_:text:onEditingChanged:)`.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }
}
