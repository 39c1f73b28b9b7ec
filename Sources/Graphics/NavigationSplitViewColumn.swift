/// A column of a `NavigationSplitView`.
///
/// Mirrors SwiftUI's `NavigationSplitViewColumn`.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  /// The column between the sidebar and the detail.
  public static let content = NavigationSplitViewColumn(number: 1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(number: 2)
}
