/// The content of a ``NavigationLink``: a button, or only the label if the link is a row of a ``List``.
struct LinkContent<Label: View>: View {
  typealias Body = Never

  let action: () -> Void
  let label: Label

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    if let row = context.container as? RowContainer, row.canBeLink { return RowLinkNode(view, of: row, in: context) }
    return ButtonLinkNode(view, in: context)
  }

  fileprivate var button: Button<Label> { Button(action: action) { label } }
}

@MainActor
private final class ButtonLinkNode<Label: View>: WrapperNode<LinkContent<Label>, Button<Label>> {
  init(_ view: LinkContent<Label>, in context: NodeContext) {
    super.init(view.button, inside: context, in: context)
  }

  override var retainedState: RetainedState { child.retainedState }

  override func update(_ view: LinkContent<Label>) { child.update(view.button) }
}

@MainActor
private final class RowLinkNode<Label: View>: WrapperNode<LinkContent<Label>, Label> {
  private let row: RowContainer

  init(_ view: LinkContent<Label>, of row: RowContainer, in context: NodeContext) {
    self.row = row
    super.init(view.label, inside: context, in: context)
    row.followLink = view.action
  }

  override var retainedState: RetainedState { child.retainedState }

  override func update(_ view: LinkContent<Label>) {
    row.followLink = view.action
    child.update(view.label)
  }

  override func unmount() {
    row.followLink = nil
    super.unmount()
  }
}
