import GtkObjects

/// A button that opens a menu of actions.
///
/// Mirrors SwiftUI's `Menu`; shown by a GtkMenuButton with a GtkPopoverMenu, the desktop's own menu with its keyboard
/// navigation. The views inside define the items when the menu opens: buttons, links, toggles, picker options,
/// sections, dividers and submenus, which replace the menu when they open. An item shows only the title of a label. Any
/// other view becomes a text that cannot be chosen.
public struct Menu<Label: View, Content: View>: View {
  public typealias Body = Never

  let content: Content
  let label: Label

  /// Creates a menu of the views in `content`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    MenuNode(view, in: context)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == GtkBridge.Label<Text, Image> {
  /// Creates a menu with a title and a system symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { GtkBridge.Label(title, systemImage: systemImage) }
  }
}

@MainActor
private final class MenuNode<Label: View, Content: View>: ControlNode<Menu<Label, Content>>, MenuLineSource {
  private let button = Gtk.MenuButton()
  private let label: ControlLabel<Label>
  private let content: MenuContent<Content>
  private var view: Menu<Label, Content>

  init(_ view: Menu<Label, Content>, in context: NodeContext) {
    self.view = view
    label = ControlLabel(view.label, in: context)
    content = MenuContent(in: context)
    button.setLabel(label.box)
    label.name(button.button ?? button)
    super.init(button, control: button.button, in: context)
    button.setMenu(
      { [weak self] in self.map { $0.content.lines(of: $0.view.content) } ?? [] },
      onClose: { [weak self] in self?.content.unmountLater() })
    if context.environment.values.describesMenuLines { element.traits.menuLines = self }
    showArrow()
  }

  override var retainedState: RetainedState { button.isOpen ? .initial : label.retainedState }

  /// Shows the arrow only beside a text; by the desktop's convention, an icon alone already denotes a menu.
  private func showArrow() { button.showsArrow = label.box.showsText || !label.box.isVisible }

  override func update(_ view: Menu<Label, Content>) {
    self.view = view
    label.update(view.label)
    showArrow()
    content.update(view.content)
  }

  func menuLines(named name: String?) -> [MenuLine] {
    [.submenu(name ?? label.title, content.lines(of: view.content))]
  }

  override func unmount() {
    content.unmount()
    label.unmount()
    super.unmount()
  }
}
