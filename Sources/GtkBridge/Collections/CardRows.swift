import GtkObjects

/// Views as rows of cards, with sections between them.
struct CardRows<Content: View>: View {
  typealias Body = Never

  let content: Content

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    CardRowsNode(view, in: context)
  }
}

@MainActor
private final class CardRowsNode<Content: View>: WidgetNode<CardRows<Content>>, Decoration {
  private let container: CardContainer
  private var content: Content._Node?
  private let scope: EnvironmentScope
  /// Tracks the edit mode, which may be a state.
  private let editMode: BodyUpdater

  init(_ view: CardRows<Content>, in context: NodeContext) {
    let column = Gtk.Box(axis: .vertical, spacing: 24)
    column.setExpands(true, on: .horizontal)
    container = CardContainer(column, outer: context.container, graph: context.graph)
    scope = EnvironmentScope(inside: context.environment) {
      $0.spreadsControls = true
      $0.lookDetails.sections = .cards
    }
    editMode = BodyUpdater(for: EditMode.self, in: context)
    super.init(column, taken: .border, readsEnvironment: true, in: context)
    editMode.evaluate = { [unowned self] in readEditMode() }
    readEditMode()
    var inner = context.inside(container)
    inner.decorations = DecorationChain(self, outer: nil)
    inner.environment = scope
    let content = Content._makeNode(view.content, in: inner)
    self.content = content
    container.setContent(content)
  }

  func decorate(_ element: Element) {
    if !element.traits.isSection { _ = CardRow(element) }
  }

  func forget(_ element: Element) {}

  private func readEditMode() {
    let isEditing = editMode.read { context.environment.values.editMode?.wrappedValue == .active }
    if isEditing != container.isEditing { container.isEditing = isEditing }
  }

  override func environmentDidChange() { readEditMode() }

  override func update(_ view: CardRows<Content>) { if let content { view.content._update(content) } }

  override func unmount() {
    editMode.stop()
    content?.unmount()
    scope.unmount()
    super.unmount()
  }
}
