/// A view or none, as ``ViewBuilder`` makes it of an `if` without `else`.
extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: NodeContext) -> OptionalNode<Wrapped> {
    OptionalNode(view, in: context)
  }

  public static var _makeRows: ((Self, NodeContext) -> RowSource<Self>)? { { OptionalRows($0, in: $1) } }

  public func _update(_ node: OptionalNode<Wrapped>) {
    node.update(self)
  }
}

/// The node of a view or none.
@MainActor
public final class OptionalNode<Content: View>: MountedNode {
  private var child: Content._Node?

  init(_ view: Content?, in context: NodeContext) {
    child = view.map { Content._makeNode($0, in: context) }
    super.init(in: context)
  }

  fileprivate func update(_ view: Content?) {
    switch (child, view) {
    case (let child?, let view?):
      view._update(child)
    case (nil, let view?):
      child = Content._makeNode(view, in: context)
      context.container.setNeedsArrangement()
    case (let child?, nil):
      child.unmount()
      self.child = nil
      context.container.setNeedsArrangement()
    case (nil, nil):
      break
    }
  }

  override var tie: IdentityTie { child?.tie ?? .none }

  override func appendElements(to elements: inout [Element]) {
    child?.appendElements(to: &elements)
  }

  override func unmount() {
    child?.unmount()
  }
}
