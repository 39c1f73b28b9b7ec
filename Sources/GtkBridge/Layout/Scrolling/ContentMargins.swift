extension View {
  /// Sets the margins of a scrollable view on some edges; `nil` stands for 12 points.
  ///
  /// Mirrors SwiftUI's `contentMargins(_:_:for:)`. The margins of a ``ScrollView`` and a ``Form`` scroll with the content.
  /// Those of a ``List``, and of a scroll view in whose place a lazy stack scrolls, are around the visible area.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 12
    let insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    return contentMargins(edges, insets, for: placement)
  }

  /// Sets the margins of a scrollable view on some edges.
  ///
  /// Mirrors SwiftUI's `contentMargins(_:_:for:)`.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    environmentChange(MarginChange(edges: edges, insets: insets, placement: placement))
  }

  /// Sets the margins of a scrollable view on all edges.
  ///
  /// Mirrors SwiftUI's `contentMargins(_:for:)`.
  public func contentMargins(_ length: Double, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

private struct MarginChange: EnvironmentChange, Equatable {
  let edges: Edge.Set
  let insets: EdgeInsets
  let placement: ContentMarginPlacement

  func apply(to values: inout EnvironmentValues) {
    if placement.includesContent { apply(to: &values.scrollSettings.outermost.contentMargins) }
    if placement.includesIndicators { apply(to: &values.scrollSettings.outermost.indicatorMargins) }
  }

  private func apply(to margins: inout EdgeInsets) {
    if edges.contains(.top) { margins.top = insets.top }
    if edges.contains(.leading) { margins.leading = insets.leading }
    if edges.contains(.bottom) { margins.bottom = insets.bottom }
    if edges.contains(.trailing) { margins.trailing = insets.trailing }
  }
}
