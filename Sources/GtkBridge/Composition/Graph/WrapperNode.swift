/// The node of a view that puts another view on screen and adds something to it, such as a modifier's.
@MainActor
public class WrapperNode<Content: View, Child: View>: Node<Content> {
  let child: ChildNode<Child>

  /// - Parameter inner: Where the child is made; `context` but for what the wrapper changes.
  init(_ child: Child, inside inner: NodeContext, in context: NodeContext) {
    self.child = ChildNode(child, in: inner)
    super.init(in: context)
  }

  /// Puts `child` on screen just where the wrapper is.
  convenience init(_ child: Child, in context: NodeContext) {
    self.init(child, inside: context, in: context)
  }

  override class var isTransparent: Bool { Child._Node.isTransparent }

  /// A subclass that keeps nothing of its view overrides this with the child's own.
  override var retainedState: RetainedState { max(.initial, child.retainedState) }

  override func append(to contents: inout NodeContents) { child.append(to: &contents) }

  override func unmount() { child.unmount() }
}
