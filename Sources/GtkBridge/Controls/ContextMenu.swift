import GtkObjects

extension View {
  /// Adds a context menu to the view. The secondary mouse button, a long press, the Menu key and Shift+F10 open it. A
  /// view without another use for the keyboard is a tab stop, where Return also opens the menu.
  ///
  /// Mirrors SwiftUI's `contextMenu(menuItems:)`; shown by a GtkPopoverMenu, like a ``Menu``.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: @escaping () -> Items) -> some View {
    ContextMenuContent(content: self, items: menuItems)
  }
}

private struct ContextMenuContent<Content: View, Items: View>: View {
  typealias Body = Never

  let content: Content
  let items: () -> Items

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ContextMenuNode(view, in: context)
  }
}

@MainActor
private final class ContextMenuNode<Content: View, Items: View>:
  DecorationNode<ContextMenuContent<Content, Items>, Content>
{
  private var items: () -> Items
  /// The menus by element, created on first use.
  private var menus: [ObjectIdentifier: ContextMenuPopover<Items>] = [:]
  /// The items of elements that are rows.
  private var rows: [ObjectIdentifier: (source: RowItems<Items>, content: MenuContent<Items>)] = [:]

  init(_ view: ContextMenuContent<Content, Items>, in context: NodeContext) {
    items = view.items
    super.init(in: context)
    makeChild(view.content)
  }

  override func decorate(_ element: Element) {
    let identifier = ObjectIdentifier(element)
    // The menu of a row opens for the whole row, also by keys while the row has the focus.
    if element.isEditableRow {
      let content = MenuContent<Items>(in: context)
      let source = RowItems(items, in: content)
      rows[identifier] = (source, content)
      return element.addMenuSource(source)
    }
    element.wrap()
    let anchor = element.outermost
    anchor.onMenuRequest { [weak self, weak anchor] x, y in
      guard let self, let anchor else { return false }
      open(at: (x, y), in: anchor, of: identifier)
      return true
    }
    let openByKey: @MainActor () -> Bool = { [weak self, weak anchor] in
      guard let self, let anchor else { return false }
      open(at: nil, in: anchor, of: identifier)
      return true
    }
    for keys in ["Menu", "<Shift>F10"] { anchor.onKeys(keys, openByKey) }
    anchor.takeMenuFocus(openByKey)
  }

  override func forget(_ element: Element) {
    menus.removeValue(forKey: ObjectIdentifier(element))?.remove()
    rows.removeValue(forKey: ObjectIdentifier(element))?.source.menuDidClose()
  }

  private func open(at point: (x: Double, y: Double)?, in anchor: Gtk.Widget, of identifier: ObjectIdentifier) {
    let menu = menus[identifier] ?? ContextMenuPopover(at: anchor, in: context)
    menus[identifier] = menu
    menu.open(items(), at: point)
  }

  override var retainedState: RetainedState { child?.retainedState ?? .none }

  override func update(_ view: ContextMenuContent<Content, Items>) {
    items = view.items
    child?.update(view.content)
    for menu in menus.values { menu.update(items) }
    for row in rows.values { row.source.items = items }
  }
}

/// The items that a view adds to the menu of its row.
@MainActor
private final class RowItems<Items: View>: RowMenuSource {
  var items: () -> Items
  /// The node owns the content, which refers to the container of the row. The row owns this object.
  private weak var content: MenuContent<Items>?

  init(_ items: @escaping () -> Items, in content: MenuContent<Items>) {
    self.items = items
    self.content = content
  }

  func menuLines() -> [MenuLine] { content?.lines(of: items()) ?? [] }

  func menuDidClose() { content?.unmountLater() }
}

@MainActor
private final class ContextMenuPopover<Items: View> {
  private let menu = Gtk.PopoverMenu()
  private let content: MenuContent<Items>

  init(at anchor: Gtk.Widget, in context: NodeContext) {
    content = MenuContent(in: context)
    menu.attachAsContextMenu(to: anchor)
    // The anchor may be unmapped with its window or page before the menu is notified.
    anchor.connect("unmap") { [weak self] in self?.menu.close() }
    menu.connect("closed") { [weak self] in self?.content.unmountLater() }
  }

  func open(_ items: Items, at point: (x: Double, y: Double)?) {
    menu.setLines(content.lines(of: items))
    menu.setTarget(point)
    menu.open()
  }

  func update(_ items: () -> Items) {
    if menu.isOpen { content.update(items()) }
  }

  /// Removes the menu before its anchor is destroyed.
  func remove() {
    menu.remove()
    content.unmount()
  }
}
