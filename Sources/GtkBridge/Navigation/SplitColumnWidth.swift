extension View {
  /// Sets the initial width of the ``NavigationSplitView`` column around the view.
  package func splitColumnWidth(_ width: Double) -> some View { SplitColumnWidth(content: self, width: width) }
}

private struct SplitColumnWidth<Content: View>: View {
  let content: Content
  let width: Double
  @Environment(\.splitColumn) private var column

  var body: some View {
    content.onChange(of: width, initial: true) { [weak column] _, width in column?.setWidth(width) }
  }
}
