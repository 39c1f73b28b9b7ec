/// The view that ``ViewBuilder`` creates from `if … else` and `switch`: one of two alternatives.
///
/// Each branch has its own identity. Changing branches discards the previous branch's state and widgets.
public struct ConditionalContent<First: View, Second: View>: View {
  public typealias Body = Never

  @usableFromInline
  package enum Branch {
    case first(First)
    case second(Second)
  }

  @usableFromInline package let branch: Branch

  @inlinable
  init(_ branch: Branch) {
    self.branch = branch
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ConditionalNode<First, Second> {
    ConditionalNode(view, in: context)
  }

  public func _update(_ node: ConditionalNode<First, Second>) { node.update(self) }
}

/// The node of a ``ConditionalContent``.
@MainActor
public final class ConditionalNode<First: View, Second: View>: Node<ConditionalContent<First, Second>> {
  private enum Child {
    case first(ChildNode<First>)
    case second(ChildNode<Second>)
  }

  private var child: Child

  init(_ view: ConditionalContent<First, Second>, in context: NodeContext) {
    child = Self.makeChild(view, in: context)
    super.init(in: context)
  }

  private static func makeChild(_ view: ConditionalContent<First, Second>, in context: NodeContext) -> Child {
    switch view.branch {
    case .first(let view): .first(ChildNode(view, in: context))
    case .second(let view): .second(ChildNode(view, in: context))
    }
  }

  // In a list, two views that are single rows are one row.
  override class var isTransparent: Bool { First._Node.isTransparent || Second._Node.isTransparent }

  override var retainedState: RetainedState {
    switch child {
    case .first(let node): node.retainedState
    case .second(let node): node.retainedState
    }
  }

  override func update(_ view: ConditionalContent<First, Second>) {
    switch (child, view.branch) {
    case (.first(let node), .first(let view)):
      node.update(view)
    case (.second(let node), .second(let view)):
      node.update(view)
    default:
      unmount()
      child = Self.makeChild(view, in: context)
      context.container.setNeedsArrangement()
    }
  }

  override func append(to contents: inout NodeContents) {
    switch child {
    case .first(let node): node.append(to: &contents)
    case .second(let node): node.append(to: &contents)
    }
  }

  override func unmount() {
    switch child {
    case .first(let node): node.unmount()
    case .second(let node): node.unmount()
    }
  }
}
