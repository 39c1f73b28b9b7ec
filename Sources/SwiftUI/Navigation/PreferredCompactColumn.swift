import GtkBridge

/// Mirrors SwiftUI's initialisers with `preferredCompactColumn`: the column that a narrow window shows, which the user changes
/// by going back and by selecting.
extension NavigationSplitView {
  /// Makes three columns.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    compactColumn = preferredCompactColumn
  }

  /// Makes three columns whose visibility in a wide window is bound to `columnVisibility`.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail)
    compactColumn = preferredCompactColumn
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    compactColumn = preferredCompactColumn
  }

  /// Makes two columns whose visibility in a wide window is bound to `columnVisibility`.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail)
    compactColumn = preferredCompactColumn
  }
}
