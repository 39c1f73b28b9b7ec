import GtkObjects

/// A view with separate content for menus and other places, as a ``Section`` needs.
struct InMenu<Lines: View, Content: View>: View {
  @Environment(\.describesMenuLines) private var isInMenu
  private let lines: Lines
  private let content: Content

  init(@ViewBuilder lines: () -> Lines, @ViewBuilder elsewhere content: () -> Content) {
    self.lines = lines()
    self.content = content()
  }

  var body: some View {
    if isInMenu { lines } else { content }
  }
}

/// Items of a menu under a title: a section, or a submenu.
package struct MenuSection<Header: View, Content: View>: View {
  package typealias Body = Never

  let header: Header
  let content: Content
  let isSubmenu: Bool

  package init(header: Header, content: Content, isSubmenu: Bool = false) {
    self.header = header
    self.content = content
    self.isSubmenu = isSubmenu
  }

  package static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    MenuSectionNode(view, in: context)
  }
}

@MainActor
private final class MenuSectionNode<Header: View, Content: View>: WidgetNode<MenuSection<Header, Content>>,
  MenuLineSource
{
  private let header: ControlLabel<Header>
  private let container: Container
  private let content: Content._Node
  private let isSubmenu: Bool

  init(_ view: MenuSection<Header, Content>, in context: NodeContext) {
    header = ControlLabel(view.header, in: context)
    isSubmenu = view.isSubmenu
    container = Container(
      Gtk.Box(axis: .vertical), axis: .vertical, layout: .init(), outer: nil, graph: context.graph)
    content = Content._makeNode(view.content, in: context.inside(container))
    container.setContent(content)
    super.init(container.widget, in: context)
    element.traits.menuLines = self
  }

  func menuLines(named name: String?) -> [MenuLine] {
    let lines = container.elements.flatMap(\.menuLines)
    return [isSubmenu ? .submenu(header.title, lines) : .section(title: name ?? header.title, lines)]
  }

  override func update(_ view: MenuSection<Header, Content>) {
    header.update(view.header)
    view.content._update(content)
  }

  override func unmount() {
    content.unmount()
    header.unmount()
    super.unmount()
  }
}
