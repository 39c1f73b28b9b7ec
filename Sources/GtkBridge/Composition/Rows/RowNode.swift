import GtkObjects

/// The type-erased content of a cell.
@MainActor
protocol RowContent: AnyObject {
  var segment: any RowSegment { get }
  var scope: AppearanceScope { get }
  var retainedState: RetainedState { get }
  /// The row's identifier within its segment.
  var identity: AnyHashable { get }
  /// Returns a predicate that indicates whether other content shows the row that this content shows at the time of the
  /// call.
  func makeRowTest() -> (any RowContent) -> Bool
  var widget: Gtk.Widget? { get }
  /// The requests of the modifiers of the views for the row.
  var requests: RowTraitStack? { get }
  /// The value of the row in a selection: its tag, or that of its link.
  var tag: AnyHashable? { get }
  /// The action of the row's link, if the row is one.
  var followLink: (() -> Void)? { get }
  /// Indicates whether the row is a link. A button row also has an action to follow, but is no link.
  var isLink: Bool { get }
  var onWidgetChange: (() -> Void)? { get set }
  /// The cell that shows or keeps the content. The reference is strong; it is cleared before either object is
  /// released.
  var cell: ListCell? { get set }
  func unmount()
}

/// The node of one row, with the row's current identifier.
@MainActor
final class RowNode<Value, ID: Hashable, Content: View>: RowContent {
  private(set) var id: ID
  let scope: AppearanceScope
  /// A strong reference, because GTK may show the row until it releases the cell, even after its source has been
  /// removed.
  let owner: any RowSegment
  var cell: ListCell?
  private let container: RowContainer
  private let updater: BodyUpdater
  private var value: Value
  private var content: (Value) -> Content
  private let node: Content._Node

  init(
    _ id: ID, _ value: Value, of owner: any RowSegment, in context: NodeContext, content: @escaping (Value) -> Content
  ) {
    self.id = id
    self.owner = owner
    self.value = value
    self.content = content
    let list = context.container as? RowList
    scope = AppearanceScope(in: context.graph) { list?.appearance.rowIsObserved() }
    updater = BodyUpdater(for: Content.self, in: context)
    container = RowContainer(
      layout: list?.cellLayout ?? .init(horizontal: .start, vertical: .center),
      canBeLink: list?.followsLinks ?? false, marksLinks: list?.marksLinks ?? false, graph: context.graph)
    // Outer modifiers act on the widgets of each row.
    var inner = context
    inner.container = container
    inner.sectionPart = nil
    inner.appearance = scope
    inner.depth += 1
    node = Content._makeNode(updater.read { content(value) }, in: inner)
    container.setContent(node)
    updater.evaluate = { [unowned self] in evaluate() }
  }

  var segment: any RowSegment { owner }
  var retainedState: RetainedState { node.retainedState }
  var identity: AnyHashable { AnyHashable(id) }
  func makeRowTest() -> (any RowContent) -> Bool {
    { [id, owner] content in
      guard let row = content as? RowNode else { return false }
      return row.owner === owner && row.id == id
    }
  }
  var widget: Gtk.Widget? { container.row }
  var requests: RowTraitStack? { container.elements.first?.rowRequests }
  var followLink: (() -> Void)? { container.followLink }
  var isLink: Bool { container.isLink }
  var tag: AnyHashable? { container.elements.first?.tag ?? container.linkValue }
  var onWidgetChange: (() -> Void)? {
    get { container.onRowChange }
    set { container.onRowChange = newValue }
  }

  /// Updates the node to a new description of the same row. Does nothing if the result cannot have changed, as for
  /// most rows when other data changes.
  func update(_ value: Value, content: @escaping (Value) -> Content) {
    if isSamePlainValue(value, self.value), isSamePlainFunction(content, self.content) { return }
    self.value = value
    self.content = content
    evaluate()
  }

  /// Reuses the node, which keeps no state, for another row.
  func pass(to id: ID, _ value: Value, content: @escaping (Value) -> Content) {
    self.id = id
    self.value = value
    self.content = content
    scope.pass()
    evaluate()
  }

  private func evaluate() {
    updater.read { content(value) }._update(node)
  }

  func unmount() {
    updater.stop()
    scope.setOnScreen(false)
    node.unmount()
    scope.close()
    container.removeContent()
    container.onRowChange = nil
  }
}
