/// A button that opens a menu of actions.
///
/// Mirrors SwiftUI's `Menu`; shown by a GtkMenuButton. The buttons inside stand in a column in the look of menu items,
/// and the menu closes when one of them is pressed. A menu inside another opens beside it.
public struct Menu<Label: View, Content: View>: View {
  public typealias Body = Never

  let content: Content
  let label: Label

  /// Makes a menu of the views in `content`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    MenuNode(view, in: context)
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == GtkBridge.Label<Text, Image> {
  /// Makes a menu with a title and a system symbol.
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { GtkBridge.Label(title, systemImage: systemImage) }
  }
}

/// The menu that buttons are in: they take its look, and close it.
@MainActor
final class MenuSurface {
  private let outer: MenuSurface?
  private let closeSelf: () -> Void

  init(outer: MenuSurface?, close: @escaping () -> Void) {
    self.outer = outer
    closeSelf = close
  }

  func close() {
    closeSelf()
    outer?.close()
  }
}

extension EnvironmentValues {
  /// The menu around, if there is one.
  var menu: MenuSurface? {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }
}

private struct MenuKey: EnvironmentKey {
  static var defaultValue: MenuSurface? { nil }
}

@MainActor
private final class MenuNode<Label: View, Content: View>: ControlNode<Menu<Label, Content>> {
  private let button = Gtk.MenuButton()
  private let label: ControlLabel<Label>
  private let container: Container
  private let scope: EnvironmentScope
  private let content: Content._Node

  init(_ view: Menu<Label, Content>, in context: NodeContext) {
    label = ControlLabel(view.label, in: context)
    let items = Gtk.Box(axis: .vertical)
    container = Container(
      items, axis: .vertical, layout: .init(horizontal: .fill, vertical: .fill), outer: nil, graph: context.graph)
    let surface = MenuSurface(outer: context.environment.values.menu) { [weak button] in button?.close() }
    scope = EnvironmentScope(inside: context.environment) { $0.menu = surface }
    var inner = context.inside(container)
    inner.environment = scope
    content = Content._makeNode(view.content, in: inner)
    container.setContent(content)
    button.setLabel(label.box)
    button.setContent(items, asMenu: true)
    label.name(button.button ?? button)
    if context.environment.values.menu != nil { button.addStyleClass("flat") }
    super.init(button, control: button.button, in: context)
    showArrow()
  }

  override var tie: IdentityTie { max(label.tie, content.tie) }

  /// On this desktop an icon alone stands for a menu by itself.
  private func showArrow() { button.showsArrow = label.box.showsText || !label.box.isVisible }

  override func update(_ view: Menu<Label, Content>) {
    label.update(view.label)
    showArrow()
    view.content._update(content)
  }

  override func unmount() {
    content.unmount()
    scope.unmount()
    label.unmount()
    super.unmount()
  }
}
