// The initialisers of sections and columns with a key for their title.

extension Section where Header == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension TableColumn {
  /// Creates a column that cannot be sorted.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(titleKey.string, content: content)
  }

  /// Creates a column that sorts by the value at `value`.
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleKey.string, value: value, content: content)
  }
}

extension TableColumn where Content == Text {
  /// Creates a column of text that sorts by the value at `value`.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(titleKey.string, value: value)
  }
}
