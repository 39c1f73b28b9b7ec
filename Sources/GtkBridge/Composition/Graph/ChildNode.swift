/// A child of a node: the node of the child's view or, in a list, a row that shows the view.
///
/// Only children of transparent nodes can be rows; see ``MountedNode/isTransparent``.
@MainActor
enum ChildNode<Content: View> {
  case node(Content._Node)
  case row(SingleRow<Content>)

  init(_ view: Content, in context: NodeContext) {
    if context.container.holdsRows, !Content._Node.isTransparent {
      self = .row(SingleRow(view, in: context))
    } else {
      self = .node(Content._makeNode(view, in: context))
    }
  }

  func update(_ view: Content) {
    switch self {
    case .node(let node): view._update(node)
    case .row(let row): row.update(view)
    }
  }

  var mounted: MountedNode {
    switch self {
    case .node(let node): node
    case .row(let row): row
    }
  }

  var retainedState: RetainedState { mounted.retainedState }

  func append(to contents: inout NodeContents) { mounted.append(to: &contents) }

  func unmount() { mounted.unmount() }

  /// Scrolls the containers of the child's first widget until the widget is visible.
  func scrollIntoView(anchor: UnitPoint?) { mounted.scrollIntoView(anchor: anchor) }
}
