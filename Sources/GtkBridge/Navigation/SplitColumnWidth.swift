extension View {
  /// Sets the width at which the column of a ``NavigationSplitView`` around the view is shown first.
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
