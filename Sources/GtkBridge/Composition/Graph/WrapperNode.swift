/// The node of a view, such as a modifier, that shows another view and adds something to it.
@MainActor
public class WrapperNode<Content: View, Child: View>: Node<Content> {
  let child: ChildNode<Child>

  /// Creates the child in the context `inner`: the wrapper's own context with its changes.
  init(_ child: Child, inside inner: NodeContext, in context: NodeContext) {
    self.child = ChildNode(child, in: inner)
    super.init(in: context)
  }

  /// Creates the child in the wrapper's own context.
  convenience init(_ child: Child, in context: NodeContext) {
    self.init(child, inside: context, in: context)
  }

  override class var isTransparent: Bool { Child._Node.isTransparent }

  /// A subclass that keeps no state for its view overrides this with the child's value.
  override var retainedState: RetainedState { max(.initial, child.retainedState) }

  override func append(to contents: inout NodeContents) { child.append(to: &contents) }

  override func unmount() { child.unmount() }
}
