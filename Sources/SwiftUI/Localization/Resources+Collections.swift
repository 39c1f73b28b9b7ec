// The initialisers of sections and columns with a resource for their title.

extension Section where Header == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a section with a title, whose content the user shows and hides.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
