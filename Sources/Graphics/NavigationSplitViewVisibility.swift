/// The visible columns of a `NavigationSplitView` in a wide window.
///
/// Mirrors SwiftUI's `NavigationSplitViewVisibility`.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  /// All columns, as with ``all``.
  case automatic
  /// All columns.
  case all
  /// The detail and the column before it.
  case doubleColumn
  /// The detail only.
  case detailOnly
}
