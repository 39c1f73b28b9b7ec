/// A view with different content inside and outside a list.
struct InList<Rows: View, Content: View>: View {
  typealias Body = Never

  fileprivate let rows: Rows
  fileprivate let content: Content

  init(@ViewBuilder rows: () -> Rows, @ViewBuilder elsewhere content: () -> Content) {
    self.rows = rows()
    self.content = content()
  }

  static func _makeNode(_ view: Self, in context: NodeContext) -> InListNode<Rows, Content> {
    InListNode(view, in: context)
  }

  func _update(_ node: InListNode<Rows, Content>) { node.update(self) }
}

@MainActor
final class InListNode<Rows: View, Content: View>: WrapperNode<
  InList<Rows, Content>, ConditionalContent<Rows, Content>
>
{
  init(_ view: InList<Rows, Content>, in context: NodeContext) {
    super.init(Self.branch(of: view, in: context), inside: context, in: context)
  }

  private static func branch(
    of view: InList<Rows, Content>, in context: NodeContext
  ) -> ConditionalContent<Rows, Content> {
    ConditionalContent(context.container.holdsRows ? .first(view.rows) : .second(view.content))
  }

  override var retainedState: RetainedState { child.retainedState }

  override func update(_ view: InList<Rows, Content>) {
    child.update(Self.branch(of: view, in: context))
  }
}
