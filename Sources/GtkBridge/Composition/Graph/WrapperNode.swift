/// The node of a view that puts another view on screen and adds something to it, such as a modifier's.
@MainActor
public class WrapperNode<Content: View, Child: View>: Node<Content> {
  let child: Child._Node

  /// - Parameter inner: Where the child is made; `context` but for what the wrapper changes.
  init(_ child: Child, inside inner: NodeContext, in context: NodeContext) {
    self.child = Child._makeNode(child, in: inner)
    super.init(in: context)
  }

  /// Puts `child` on screen just where the wrapper is.
  convenience init(_ child: Child, in context: NodeContext) {
    self.init(child, inside: context, in: context)
  }

  /// A wrapper that keeps nothing itself is tied as its child is; it says so.
  override var tie: IdentityTie { max(.initial, child.tie) }

  override func appendElements(to elements: inout [Element]) {
    child.appendElements(to: &elements)
  }

  override func unmount() {
    child.unmount()
  }
}
