/// The view that ``ViewBuilder`` creates from an `if` without `else`.
extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: NodeContext) -> OptionalNode<Wrapped> {
    OptionalNode(view, in: context)
  }

  public func _update(_ node: OptionalNode<Wrapped>) {
    node.update(self)
  }
}

/// The node of an optional view.
@MainActor
public final class OptionalNode<Content: View>: MountedNode {
  private var child: ChildNode<Content>?

  init(_ view: Content?, in context: NodeContext) {
    child = view.map { ChildNode($0, in: context) }
    super.init(in: context)
  }

  fileprivate func update(_ view: Content?) {
    switch (child, view) {
    case (let child?, let view?):
      child.update(view)
    case (nil, let view?):
      child = ChildNode(view, in: context)
      context.container.setNeedsArrangement()
    case (let child?, nil):
      child.unmount()
      self.child = nil
      context.container.setNeedsArrangement()
    case (nil, nil):
      break
    }
  }

  override class var isTransparent: Bool { true }

  override var retainedState: RetainedState { child?.retainedState ?? .none }

  override func append(to contents: inout NodeContents) {
    child?.append(to: &contents)
  }

  override func unmount() {
    child?.unmount()
  }
}
