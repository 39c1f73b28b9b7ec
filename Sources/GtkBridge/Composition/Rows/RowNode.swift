import GtkObjects

/// What a cell shows, whatever its type.
@MainActor
protocol RowContent: AnyObject {
  var segment: any RowSegment { get }
  var scope: AppearanceScope { get }
  var retainedState: RetainedState { get }
  /// What the row is known by within its segment.
  var identity: AnyHashable { get }
  /// Says of other content whether it shows the row that this shows now, whatever becomes of this.
  func makeRowTest() -> (any RowContent) -> Bool
  /// The widget of the row.
  var widget: Gtk.Widget? { get }
  /// What the row leads to, where it is a link.
  var followLink: (() -> Void)? { get }
  var onWidgetChange: (() -> Void)? { get set }
  /// Where it is shown, or waits. Owned: the two part before either goes.
  var cell: ListCell? { get set }
  func unmount()
}

/// The retained part of one row: its node, and the identifier it stands for at the moment.
@MainActor
final class RowNode<Value, ID: Hashable, Content: View>: RowContent {
  private(set) var id: ID
  let scope: AppearanceScope
  /// Owned, for a row is shown until GTK has let go of its cell, be its source gone or not.
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
      canBeLink: list?.followsLinks ?? false, graph: context.graph)
    // Modifiers around the rows act on the widgets of each.
    var inner = context
    inner.container = container
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
  var followLink: (() -> Void)? { container.followLink }
  /// The tag of the row's view.
  var tag: AnyHashable? { container.elements.first?.tag }
  var onWidgetChange: (() -> Void)? {
    get { container.onRowChange }
    set { container.onRowChange = newValue }
  }

  /// Shows what is said of the same row now. Nothing is done where that cannot be anything else than before: in a list
  /// whose data changes elsewhere this is so of most rows.
  func update(_ value: Value, content: @escaping (Value) -> Content) {
    if isSamePlainValue(value, self.value), isSamePlainFunction(content, self.content) { return }
    self.value = value
    self.content = content
    evaluate()
  }

  /// Shows another row, where nothing ties the node to its own.
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
