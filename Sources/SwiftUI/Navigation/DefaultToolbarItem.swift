import GtkBridge

/// The place of an item that a screen adds to its bar by itself, such as its search field.
///
/// Mirrors SwiftUI's `DefaultToolbarItem`. It shows nothing more: the search field, the title and the button of the sidebar
/// have their place in the bar already.
public struct DefaultToolbarItem: ToolbarContent {
  /// A kind of item that screens add by themselves.
  ///
  /// Mirrors SwiftUI's `ToolbarDefaultItemKind`.
  public typealias Kind = ToolbarDefaultItemKind

  /// Creates an item of a kind. Its place is always the usual one.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}
