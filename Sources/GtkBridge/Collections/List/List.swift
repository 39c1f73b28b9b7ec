import GtkObjects

/// Rows under one another that scroll, as many as there are.
///
/// Mirrors SwiftUI's `List`; shown by a GtkListView. Only the rows near what is visible are made into views and
/// widgets, so that a million of them cost no more than the collection they come from:
///
/// ```swift
/// List(books, selection: $selectedBook) { book in
///   Text(book.title)
/// }
/// ```
///
/// - Rows are what ``ForEach``, ``Section`` and the views of the content stand for. A view inside is one row; where
///   SwiftUI would look into the bodies of a `ForEach`'s views for more, so does this list.
/// - When the data changes, rows are compared by identifier, in linear time, and only what differs is touched. In a list
///   of more than 10,000 rows those near what is visible are compared first, and no others where none of these has changed.
///   Selection, keyboard focus and scroll position follow the identifiers. A list that is scrolled to its start stays
///   there, and shows what comes before; where most rows have changed places at once, it stays scrolled where it is.
/// - A row's widgets are used again for other rows where its views keep no state. A row's state stays with its
///   identifier: one that was changed is kept for as long as the data has the row, even while it is not shown. What was
///   not changed starts anew when the row comes back.
/// - `onAppear` of a row's views is called when the row comes into view, `onDisappear` when it has left it: a place to load
///   more. GTK keeps some 200 rows ready beyond that.
/// - A row whose element is the same bytes as before, and refers to nothing, is not read again. What a pointer among them
///   points at may so change unseen.
/// - Rows whose identifier occurs twice are all shown, and reported once.
public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  let content: Content
  let selection: SelectionBinding<SelectionValue>?
  /// What ``primaryAction(forSelectionType:perform:)`` was given: acts on the row at a position, if it can.
  var activate: ((RowList, Int) -> Void)?

  init(content: Content, selection: Binding<SelectionValue?>?) {
    self.content = content
    self.selection = selection.map { SelectionBinding($0) }
  }

  init(content: Content, selection: Binding<Set<SelectionValue>>?) {
    self.content = content
    self.selection = selection.map { SelectionBinding($0) }
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ListNode(view, in: context)
  }

  /// Calls `action` when a row is double-clicked, or Return is pressed while it has the focus, with its identifier; if
  /// the row is one of several selected, with those of all of them.
  ///
  /// Does what the `primaryAction` of SwiftUI's `contextMenu(forSelectionType:menu:primaryAction:)` does.
  public func primaryAction<ID: Hashable>(
    forSelectionType type: ID.Type, perform action: @escaping (Set<ID>) -> Void
  ) -> List {
    var view = self
    view.activate = { list, position in
      guard let (segment, index) = list.locate(position), let id = segment.id(at: index, as: type) else { return }
      let selected = (list.selection as? BoundSelection<ID>)?.selected ?? []
      action(selected.contains(id) ? selected : [id])
    }
    return view
  }
}

@MainActor
final class ListNode<SelectionValue: Hashable, Content: View>: WidgetNode<List<SelectionValue, Content>>,
  AppearanceScope.Observer
{
  let rows: RowList
  private var view: List<SelectionValue, Content>
  private let content: ChildNode<Content>
  private let selection: BoundSelection<SelectionValue>?

  init(_ view: List<SelectionValue, Content>, in context: NodeContext) {
    self.view = view
    let listView = Gtk.ListView()
    rows = RowList(listView, outer: context.container, graph: context.graph)
    rows.followsLinks = true
    listView.setFactory(rows.makeFactory())
    var inner = context.inside(rows)
    inner.depth += 1
    selection = view.selection.map { [rows] in BoundSelection($0, of: rows, in: inner) }
    content = ChildNode(view.content, in: inner)
    let scroller = Gtk.ScrolledWindow()
    // Directly: with anything between, GTK would make every row.
    scroller.setChild(rows.view)
    scroller.setExpands(true, on: .horizontal)
    scroller.setExpands(true, on: .vertical)
    super.init(scroller, in: context)
    rows.selection = selection
    if let columns = context.environment.values.splitColumns {
      selection?.onChoice = { [weak columns] in columns?.showDetail() }
    }
    rows.setContent(content.mounted)
    rows.appearance.setOnScreen(context.appearance.isOnScreen)
    rows.view.makeRowsOneStop()
    rows.view.onActivate { [weak self] position in
      guard let self, !rows.followLink(at: position) else { return }
      self.view.activate?(rows, position)
    }
    context.appearance.addObserver(self)
    context.environment.values.scrollDestinations?.add(rows)
  }

  override func update(_ view: List<SelectionValue, Content>) {
    self.view = view
    content.update(view.content)
    if let binding = view.selection { selection?.update(binding) }
  }

  func appearanceDidChange(isOnScreen: Bool) {
    rows.appearance.setOnScreen(isOnScreen)
  }

  override func unmount() {
    context.appearance.removeObserver(self)
    selection?.unmount()
    content.unmount()
    rows.close()
    super.unmount()
  }
}
