/// The rows of a ``Section`` in a list: header, content and footer.
struct SectionRows<Header: View, Content: View, Footer: View>: View {
  typealias Body = Never

  let header: Header
  let content: Content
  let footer: Footer

  static func _makeNode(_ view: Self, in context: NodeContext) -> SectionRowsNode<Header, Content, Footer> {
    SectionRowsNode(view, in: context)
  }

  func _update(_ node: SectionRowsNode<Header, Content, Footer>) { node.update(self) }
}

@MainActor
final class SectionRowsNode<Header: View, Content: View, Footer: View>: Node<SectionRows<Header, Content, Footer>> {
  private var header: ChildNode<Header>?
  private var content: ChildNode<Content>?
  private var footer: ChildNode<Footer>?

  init(_ view: SectionRows<Header, Content, Footer>, in context: NodeContext) {
    super.init(in: context)
    header = ChildNode(view.header, in: inside(.header))
    content = ChildNode(view.content, in: inside(.content))
    footer = ChildNode(view.footer, in: inside(.footer))
  }

  private func inside(_ kind: SectionPart.Kind) -> NodeContext {
    var inner = context
    inner.sectionPart = SectionPart(kind, of: self)
    return inner
  }

  override class var isTransparent: Bool { true }

  override var retainedState: RetainedState {
    max(header?.retainedState ?? .none, content?.retainedState ?? .none, footer?.retainedState ?? .none)
  }

  override func append(to contents: inout NodeContents) {
    header?.append(to: &contents)
    content?.append(to: &contents)
    footer?.append(to: &contents)
  }

  override func update(_ view: SectionRows<Header, Content, Footer>) {
    header?.update(view.header)
    content?.update(view.content)
    footer?.update(view.footer)
  }

  override func unmount() {
    header?.unmount()
    content?.unmount()
    footer?.unmount()
  }
}
