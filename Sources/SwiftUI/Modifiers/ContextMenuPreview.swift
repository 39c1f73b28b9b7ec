import GtkBridge

extension View {
  /// Adds a context menu to the view.
  ///
  /// Mirrors SwiftUI's `contextMenu(menuItems:preview:)`. The preview is not shown: a menu of the desktop opens beside the
  /// pointer, over the view itself.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Adds a context menu to the view, or none for `nil`.
  ///
  /// Mirrors SwiftUI's deprecated `contextMenu(_:)`.
  @ViewBuilder public func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View {
    if let contextMenu { self.contextMenu(menuItems: contextMenu.items) } else { self }
  }
}

/// The items of a context menu.
///
/// Mirrors SwiftUI's deprecated `ContextMenu`.
public struct ContextMenu<Items: View> {
  let items: () -> Items

  /// Creates a context menu of the views in `menuItems`.
  public init(@ViewBuilder menuItems: @escaping () -> Items) { items = menuItems }
}
