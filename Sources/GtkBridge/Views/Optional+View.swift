/// A view or none, as ``ViewBuilder`` makes it of an `if` without `else`.
extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    OptionalNode(view, in: context)
  }
}

@MainActor
private final class OptionalNode<Content: View>: Node<Content?> {
  private var child: Node<Content>?

  init(_ view: Content?, in context: NodeContext) {
    child = view.map { Content._makeNode($0, in: context) }
    super.init(in: context)
  }

  override func update(_ view: Content?) {
    switch (child, view) {
    case (let child?, let view?):
      child.update(view)
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

  override func appendElements(to elements: inout [Element]) {
    child?.appendElements(to: &elements)
  }

  override func unmount() {
    child?.unmount()
  }
}
