extension View {
  /// Gives the view a menu of its own, which the secondary button of the mouse, a long touch, the Menu key and Shift+F10
  /// open.
  ///
  /// Mirrors SwiftUI's `contextMenu(menuItems:)`; shown by a GtkPopover in the look of a menu, as a ``Menu`` is.
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
private final class ContextMenuNode<Content: View, Items: View>: Node<ContextMenuContent<Content, Items>>, Decoration {
  private typealias MenuBubble = Bubble<PresentedView<Items>>

  private var items: () -> Items
  private var child: Content._Node?
  /// Made when the menu is first asked for.
  private var bubbles: [ObjectIdentifier: MenuBubble] = [:]

  init(_ view: ContextMenuContent<Content, Items>, in context: NodeContext) {
    items = view.items
    super.init(in: context)
    var inner = context
    inner.decorations = DecorationChain(self, outer: context.decorations)
    child = Content._makeNode(view.content, in: inner)
  }

  func decorate(_ element: Element) {
    element.wrap()
    let identifier = ObjectIdentifier(element)
    let anchor = element.outermost
    anchor.onMenuRequest { [weak self, weak anchor] x, y in
      if let self, let anchor { open(at: (x, y), in: anchor, of: identifier) }
    }
    for keys in ["Menu", "<Shift>F10"] {
      anchor.onKeys(keys) { [weak self, weak anchor] in
        guard let self, let anchor else { return false }
        open(at: nil, in: anchor, of: identifier)
        return true
      }
    }
  }

  func forget(_ element: Element) {
    bubbles.removeValue(forKey: ObjectIdentifier(element))?.remove()
  }

  private func open(at point: (x: Double, y: Double)?, in anchor: Gtk.Widget, of identifier: ObjectIdentifier) {
    let bubble = bubbles[identifier] ?? MenuBubble(at: anchor, asMenu: true, in: context)
    bubbles[identifier] = bubble
    bubble.open(PresentedView(make: items), at: point)
  }

  override var tie: IdentityTie { child?.tie ?? .none }

  override func update(_ view: ContextMenuContent<Content, Items>) {
    items = view.items
    if let child { view.content._update(child) }
    for bubble in bubbles.values { bubble.update(PresentedView(make: items)) }
  }

  override func appendElements(to elements: inout [Element]) {
    child?.appendElements(to: &elements)
  }

  override func unmount() {
    child?.unmount()
  }
}
