extension View {
  /// Sets the width at which the column of a ``NavigationSplitView`` is shown first. The user may change it.
  ///
  /// Mirrors SwiftUI's `navigationSplitViewColumnWidth(_:)`. The detail takes the rest of the width.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View {
    SplitColumnWidth(content: self, width: width)
  }

  /// Sets the width at which the column of a ``NavigationSplitView`` is shown first. The user may change it.
  ///
  /// Mirrors SwiftUI's `navigationSplitViewColumnWidth(min:ideal:max:)`. The limits have no effect: the content of a column
  /// limits its width.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View {
    SplitColumnWidth(content: self, width: ideal)
  }
}

private struct SplitColumnWidth<Content: View>: View {
  let content: Content
  let width: Double
  @Environment(\.splitColumn) private var column

  var body: some View {
    content.onChange(of: width, initial: true) { [weak column] _, width in column?.setWidth(width) }
  }
}
