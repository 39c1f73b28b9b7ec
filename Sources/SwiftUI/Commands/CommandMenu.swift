/// A submenu of the main menu.
///
/// Mirrors SwiftUI's `CommandMenu`, which is a menu of the menu bar there.
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  private let title: String
  private let content: Content

  /// Creates a submenu of the items in `content`.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  public var _tree: some View {
    MenuSection(header: Text(title), content: content, isSubmenu: true).labelStyle(.titleOnly)
  }
}
