import GtkObjects

/// A view with a short text at the end of its row.
struct RowBadge<Content: View>: View {
  typealias Body = Never

  let content: Content
  let text: String?

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    RowBadgeNode(view, in: context)
  }
}

@MainActor
private final class RowBadgeNode<Content: View>: DecorationNode<RowBadge<Content>, Content> {
  private var text: String?
  private var labels: [ObjectIdentifier: Gtk.Label] = [:]

  init(_ view: RowBadge<Content>, in context: NodeContext) {
    text = view.text
    super.init(in: context)
    makeChild(view.content)
  }

  override func decorate(_ element: Element) {
    _ = element.wrapInFrame(.init(horizontal: .start, vertical: .center))
    let content = element.outermost
    content.setExpands(true, on: .horizontal)
    let line = Gtk.Box(axis: .horizontal, spacing: 12)
    element.wrap(in: line)
    let label = Gtk.Label("")
    label.addStyleClass("dim-label")
    label.insert(into: line, after: content)
    labels[ObjectIdentifier(element)] = label
    show(in: label)
  }

  override func forget(_ element: Element) { labels[ObjectIdentifier(element)] = nil }

  private func show(in label: Gtk.Label) {
    label.text = text ?? ""
    label.isVisible = text != nil
  }

  override var retainedState: RetainedState { child?.retainedState ?? .none }

  override func update(_ view: RowBadge<Content>) {
    child?.update(view.content)
    guard view.text != text else { return }
    text = view.text
    for label in labels.values { show(in: label) }
  }
}
