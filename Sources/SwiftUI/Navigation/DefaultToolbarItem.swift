import GtkBridge

/// The place of an item that a screen adds to its bar by itself, such as its search field.
///
/// Mirrors SwiftUI's `DefaultToolbarItem`. It shows no content: the search field, the title and the button of the
/// sidebar already have their places in the bar.
public struct DefaultToolbarItem: ToolbarContent {
  /// A kind of item that screens add by themselves.
  ///
  /// Mirrors SwiftUI's `ToolbarDefaultItemKind`.
  public typealias Kind = ToolbarDefaultItemKind

  /// Creates an item of a kind. Its place is always the usual one.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// An empty view.
  public var body: some View { EmptyView() }
}
