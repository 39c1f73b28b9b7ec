/// The placement of the field of `searchable(text:placement:prompt:)`.
///
/// Mirrors SwiftUI's `SearchFieldPlacement`.
public struct SearchFieldPlacement: Hashable, Sendable {
  package let isInToolbar: Bool

  /// Above the searched view, as is usual on this desktop.
  public static let automatic = SearchFieldPlacement(isInToolbar: false)
  /// In the middle of the window's header bar, in place of the title.
  public static let toolbar = SearchFieldPlacement(isInToolbar: true)
  /// Above the searched view, which is in the sidebar.
  public static let sidebar = SearchFieldPlacement(isInToolbar: false)
}
