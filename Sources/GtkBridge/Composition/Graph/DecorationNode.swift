/// The node of a modifier that acts on each widget of the modified view.
///
/// Subclasses call ``makeChild(_:)`` at the end of their own initialiser. The child's widgets are decorated when
/// they are created.
@MainActor
@usableFromInline
package class DecorationNode<Content: View, Child: View>: Node<Content>, Decoration {
  private(set) final var child: ChildNode<Child>?

  override class var isTransparent: Bool { Child._Node.isTransparent }

  final func makeChild(_ child: Child) {
    var inner = context
    inner.decorations = DecorationChain(self, outer: context.decorations)
    self.child = ChildNode(child, in: inner)
  }

  package func decorate(_ element: Element) {}

  package func forget(_ element: Element) {}

  override func append(to contents: inout NodeContents) { child?.append(to: &contents) }

  override func unmount() { child?.unmount() }
}
