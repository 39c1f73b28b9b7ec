/// One of two views, as ``ViewBuilder`` makes them of `if … else` and `switch`.
///
/// The branches are different identities: changing from one to the other ends what was kept for the first.
public struct ConditionalContent<First: View, Second: View>: View {
  public typealias Body = Never

  @usableFromInline
  enum Branch {
    case first(First)
    case second(Second)
  }

  @usableFromInline let branch: Branch

  @inlinable
  init(_ branch: Branch) {
    self.branch = branch
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ConditionalNode<First, Second> {
    ConditionalNode(view, in: context)
  }

  public static var _makeRows: ((Self, NodeContext) -> RowSource<Self>)? {
    First._makeRows == nil && Second._makeRows == nil ? nil : { ConditionalRows($0, in: $1) }
  }

  public func _update(_ node: ConditionalNode<First, Second>) { node.update(self) }
}

/// The node of one of two views.
@MainActor
public final class ConditionalNode<First: View, Second: View>: Node<ConditionalContent<First, Second>> {
  private enum Child {
    case first(First._Node)
    case second(Second._Node)

    var mounted: MountedNode {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }

  private var child: Child

  init(_ view: ConditionalContent<First, Second>, in context: NodeContext) {
    child = Self.makeChild(view, in: context)
    super.init(in: context)
  }

  private static func makeChild(_ view: ConditionalContent<First, Second>, in context: NodeContext) -> Child {
    switch view.branch {
    case .first(let view): .first(First._makeNode(view, in: context))
    case .second(let view): .second(Second._makeNode(view, in: context))
    }
  }

  override var tie: IdentityTie { child.mounted.tie }

  override func update(_ view: ConditionalContent<First, Second>) {
    switch (child, view.branch) {
    case (.first(let node), .first(let view)):
      view._update(node)
    case (.second(let node), .second(let view)):
      view._update(node)
    default:
      child.mounted.unmount()
      child = Self.makeChild(view, in: context)
      context.container.setNeedsArrangement()
    }
  }

  override func appendElements(to elements: inout [Element]) {
    child.mounted.appendElements(to: &elements)
  }

  override func unmount() {
    child.mounted.unmount()
  }
}
