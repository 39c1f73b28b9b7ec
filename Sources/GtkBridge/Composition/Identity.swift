import GtkObjects

extension View {
  /// Binds the view's identity to a value. When the value changes, a view with new state and widgets replaces the old
  /// one.
  ///
  /// Mirrors SwiftUI's `id(_:)`.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedContent(content: self, id: id)
  }
}

/// A view whose identifier is known before its node is created.
@MainActor
protocol IdentifiedView {
  func hasID<Other: Hashable>(_ other: Other) -> Bool
}

struct IdentifiedContent<Content: View, ID: Hashable>: View, IdentifiedView {
  typealias Body = Never

  let content: Content
  let id: ID

  static func _makeNode(_ view: Self, in context: NodeContext) -> IdentifiedNode<Content, ID> {
    IdentifiedNode(view, in: context)
  }

  func _update(_ node: IdentifiedNode<Content, ID>) { node.update(self) }

  func hasID<Other: Hashable>(_ other: Other) -> Bool { other as? ID == id }
}

@MainActor
final class IdentifiedNode<Content: View, ID: Hashable>: Node<IdentifiedContent<Content, ID>>, ScrollTargetHolder {
  private var id: ID
  private var child: Content._Node

  init(_ view: IdentifiedContent<Content, ID>, in context: NodeContext) {
    id = view.id
    child = Content._makeNode(view.content, in: context)
    super.init(in: context)
    context.environment.values.scrollDestinations?.add(self)
  }

  func scroll<Other: Hashable>(to id: Other, anchor: UnitPoint?) {
    if id as? ID == self.id { scrollIntoView(anchor: anchor) }
  }

  var shownViews: [(id: AnyHashable, widget: Gtk.Widget)] { child.firstWidget.map { [(AnyHashable(id), $0)] } ?? [] }

  // Rows of a list remain separate rows.
  override class var isTransparent: Bool { Content._Node.isTransparent }

  override var retainedState: RetainedState { child.retainedState }

  override func update(_ view: IdentifiedContent<Content, ID>) {
    guard view.id != id else { return view.content._update(child) }
    id = view.id
    child.unmount()
    child = Content._makeNode(view.content, in: context)
    context.container.setNeedsArrangement()
  }

  override func append(to contents: inout NodeContents) {
    child.append(to: &contents)
  }

  override func unmount() {
    context.environment.values.scrollDestinations?.remove(self)
    child.unmount()
  }
}
