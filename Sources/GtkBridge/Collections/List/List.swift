import GtkObjects

/// A scrolling list of any number of rows.
///
/// Mirrors SwiftUI's `List`. It is a `GtkListView` that creates views and widgets only for the rows near the visible
/// area. A list of a million rows therefore costs no more than its collection:
///
/// ```swift
/// List(books, selection: $selectedBook) { book in
///   Text(book.title)
/// }
/// ```
///
/// - The content consists of ``ForEach``, ``Section`` and single views. Each view is one row. As in SwiftUI, the
///   `body` of a view inside a `ForEach` may produce several rows.
/// - When the data changes, the list compares rows by identifier in linear time and updates only the differences. A
///   list of more than 10,000 rows first compares the rows near the visible area, and skips the others if none of these
///   has changed. Selection, keyboard focus and scroll position follow the identifiers. A list that is scrolled to its
///   start stays there and shows inserted rows. If most rows move at once, the scroll offset stays the same.
/// - Cells whose views have no state are reused for other rows. State belongs to the identifier of its row. Changed
///   state is retained while the data contains the row, even off screen. Unchanged state is recreated when the row
///   returns.
/// - `onAppear` of a row's views is called when the row scrolls into view, and `onDisappear` when it scrolls out. Use
///   them to load more data. GTK keeps about 200 more rows ready outside the visible area.
/// - A row is not evaluated again if its element contains no references and its bytes are unchanged. A change behind an
///   unsafe pointer in the element is therefore not detected.
/// - Rows with duplicate identifiers are all shown, and the duplicate is reported once.
public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  let content: Content
  let selection: SelectionBinding<SelectionValue>?
  /// The handler of ``primaryAction(forSelectionType:perform:)``, for the row at a position.
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
    context.tagsRows ? ListedOptions(view.content, in: context) : ListNode(view, in: context)
  }

  /// Calls `action` with the identifier of a row when the row is double-clicked, or when Return is pressed while it has
  /// the focus. If the row is part of a selection, `action` receives the identifiers of all selected rows.
  ///
  /// The action of ``View/contextMenu(forSelectionType:menu:primaryAction:)``, without a menu.
  public func primaryAction<ID: Hashable>(
    forSelectionType type: ID.Type, perform action: @escaping (Set<ID>) -> Void
  ) -> List {
    var view = self
    view.activate = { action($0.chosen(at: $1, as: type)) }
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
  private let follower: ScrollFollower
  private let refreshing: Refreshing?
  /// Tracks the edit mode, which may be a state.
  private let editMode: BodyUpdater

  init(_ view: List<SelectionValue, Content>, in context: NodeContext) {
    self.view = view
    let listView = Gtk.ListView()
    rows = RowList(listView, outer: context.container, graph: context.graph)
    rows.followsLinks = true
    rows.setLook(context.environment.values.listLook)
    listView.setFactory(rows.makeFactory())
    let scroller = Gtk.ScrolledWindow()
    follower = ScrollFollower(scroller, axes: { [.horizontal, .vertical] }, rows: rows, in: context)
    var inner = context.inside(rows)
    inner.environment = follower.inner
    inner.depth += 1
    selection = view.selection.map { [rows] in BoundSelection($0, of: rows, in: inner) }
    content = ChildNode(view.content, in: inner)
    // The list must be the scroller's immediate child; otherwise GTK creates every row.
    scroller.setChild(rows.view)
    scroller.expand()
    refreshing = Refreshing(scroller, in: context.environment)
    refreshing?.overlay.expand()
    editMode = BodyUpdater(for: EditMode.self, in: context)
    super.init(refreshing?.overlay ?? scroller, readsEnvironment: true, in: context)
    editMode.evaluate = { [unowned self] in readEditMode() }
    rows.selection = selection
    if let selection { showChoice(of: selection) } else { markOpenLink() }
    readEditMode()
    rows.setContent(content.mounted)
    rows.appearance.setOnScreen(context.appearance.isOnScreen)
    rows.view.makeRowsOneStop(
      { [unowned rows] in rows.cell(of: $0)?.isSelectable != false },
      didReach: { [unowned rows] in
        if rows.selection != nil, let cell = rows.cell(of: $0) { rows.view.selectRow(at: cell.item.position) }
      })
    rows.hasAction = view.activate != nil
    rows.view.onActivate { [weak self] position in
      guard let self, !open(position) else { return }
      self.view.activate?(rows, position)
    }
    // The row itself would take the key.
    rows.view.onKeys("Return|KP_Enter|ISO_Enter", precedesContent: true) { [weak self] in
      self?.tapFocusedRow() ?? false
    }
    // GTK would select the row.
    rows.view.onKeys("space|KP_Space", precedesContent: true) { [weak self] in
      self?.openFocusedRow() ?? false
    }
    rows.addSelectionMenu(in: context)
    context.appearance.addObserver(self)
    context.environment.values.scrollDestinations?.add(rows)
    follower.setMargins = { listView.setMargins($0) }
    follower.apply()
  }

  override func update(_ view: List<SelectionValue, Content>) {
    self.view = view
    content.update(view.content)
    if let binding = view.selection { selection?.update(binding) }
  }

  /// Shows the selection in the next column, if the list is in a column.
  private func showChoice(of selection: BoundSelection<SelectionValue>) {
    guard let column = context.environment.values.splitColumn else { return }
    rows.view.keysMoveFocusAlone = { [weak column] in column?.coversNext == true }
    rows.choiceFollowsLinks = context.environment.values.navigationScreens === column.screens
    selection.onChoice = { [weak rows, weak column] position, isSelected in
      if let rows, rows.choiceFollowsLinks, let position, rows.isLink(at: position), rows.followLink(at: position) {
        column?.bringNextForward()
      } else if isSelected {
        column?.showNext()
      }
    }
    // Deferred, because the controllers of the columns must not change during an update.
    selection.onChange = { [weak self, weak column] in self?.context.graph.afterUpdate { column?.removeNext() } }
    column.hasSelection = { [weak selection] in selection?.isEmpty == false }
  }

  /// Marks the row whose link the next column shows, if the list is in a column.
  private func markOpenLink() {
    guard let column = context.environment.values.splitColumn,
      context.environment.values.navigationScreens === column.screens
    else { return }
    rows.marksOpenLink = true
    column.hasSelection = { [weak rows] in rows?.openLink != nil }
    column.didReturn = { [weak rows] in rows?.markOpenLink(nil) }
  }

  /// Selects the row at a position if that follows its link.
  private func choose(_ position: Int) -> Bool {
    guard rows.choiceFollowsLinks, rows.isLink(at: position) else { return false }
    rows.view.selectRow(at: position)
    return true
  }

  /// Follows the link of the row at a position. Returns whether the row is a link that can be followed.
  private func open(_ position: Int) -> Bool {
    choose(position) || !rows.isEditing && rows.followLink(at: position)
  }

  /// Follows the link of the row with the focus, or performs its tap gesture in a list that selects no rows.
  private func openFocusedRow() -> Bool {
    guard let (row, widget) = rows.view.focus, widget.isSame(as: row), let position = rows.focusedPosition
    else { return false }
    return rows.isLink(at: position) ? open(position) : rows.selection == nil && tapFocusedRow()
  }

  /// Performs the tap gesture of the row with the focus, unless Return follows its link or has another action.
  private func tapFocusedRow() -> Bool {
    guard let (row, widget) = rows.view.focus, widget.isSame(as: row), view.activate == nil, !rows.isEditing,
      rows.cell(of: row)?.content?.followLink == nil
    else { return false }
    return row.tapInside()
  }

  private func readEditMode() {
    let isEditing = editMode.read { context.environment.values.editMode?.wrappedValue == .active }
    if isEditing != rows.isEditing { rows.isEditing = isEditing }
  }

  override func environmentDidChange() {
    rows.setLook(context.environment.values.listLook)
    readEditMode()
    refreshing?.action = context.environment.values.refresh
  }

  func appearanceDidChange(isOnScreen: Bool) {
    rows.appearance.setOnScreen(isOnScreen)
  }

  override func unmount() {
    context.appearance.removeObserver(self)
    refreshing?.stop()
    editMode.stop()
    selection?.unmount()
    content.unmount()
    follower.unmount()
    rows.close()
    super.unmount()
  }
}
