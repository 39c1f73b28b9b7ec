import GtkObjects

/// A scrolling table of any number of rows, in columns with titles.
///
/// Mirrors SwiftUI's `Table`. It is a `GtkColumnView`. Like a ``List``, it creates widgets only for rows near the
/// visible area, keeps selection and scroll position by identifier, and compares data in linear time. The user can
/// resize columns, and click a title to sort. The table then updates `sortOrder`; the owner of the data sorts it.
///
/// ```swift
/// Table(people, selection: $selected, sortOrder: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(80)
/// }
/// .onChange(of: order) { people.sort(using: $0) }
/// ```
public struct Table<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
  public typealias Body = Never

  package var sections: [_TableSection<Data>]
  let selection: SelectionBinding<Data.Element.ID>?
  let sortOrder: Binding<[KeyPathComparator<Data.Element>]>?
  let columns: [AnyTableColumn<Data.Element>]

  private init(
    _ sections: [_TableSection<Data>], _ selection: SelectionBinding<Data.Element.ID>?,
    _ sortOrder: Binding<[KeyPathComparator<Data.Element>]>?, _ columns: [AnyTableColumn<Data.Element>]
  ) {
    (self.sections, self.selection, self.sortOrder, self.columns) = (sections, selection, sortOrder, columns)
  }

  /// Creates a table without selection.
  public init(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Data.Element>]>? = nil,
    @TableColumnBuilder<Data.Element> columns: () -> [AnyTableColumn<Data.Element>]
  ) {
    self.init([_TableSection(header: nil, data: data)], nil, sortOrder, columns())
  }

  /// Creates a table with single selection.
  public init(
    _ data: Data, selection: Binding<Data.Element.ID?>, sortOrder: Binding<[KeyPathComparator<Data.Element>]>? = nil,
    @TableColumnBuilder<Data.Element> columns: () -> [AnyTableColumn<Data.Element>]
  ) {
    self.init([_TableSection(header: nil, data: data)], SelectionBinding(selection), sortOrder, columns())
  }

  /// Creates a table with multiple selection.
  public init(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>,
    sortOrder: Binding<[KeyPathComparator<Data.Element>]>? = nil,
    @TableColumnBuilder<Data.Element> columns: () -> [AnyTableColumn<Data.Element>]
  ) {
    self.init([_TableSection(header: nil, data: data)], SelectionBinding(selection), sortOrder, columns())
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    TableNode(view, in: context)
  }
}

@MainActor
private final class TableNode<Data: RandomAccessCollection>: WidgetNode<Table<Data>>, AppearanceScope.Observer
where Data.Element: Identifiable {
  private typealias Comparator = KeyPathComparator<Data.Element>

  private let table = Gtk.ColumnView()
  private let list: RowList
  private let content: TableContent<Data>
  private let selection: BoundSelection<Data.Element.ID>?
  private let updater: BodyUpdater
  private var view: Table<Data>
  private var columns: [Gtk.ColumnViewColumn] = []
  private var sortChange: Gtk.SignalHandler?

  init(_ view: Table<Data>, in context: NodeContext) {
    self.view = view
    list = RowList(table, outer: context.container, graph: context.graph)
    var inner = context.inside(list)
    inner.depth += 1
    selection = view.selection.map { [list] in BoundSelection($0, of: list, in: inner) }
    content = TableContent(of: list, in: inner)
    updater = BodyUpdater(for: Table<Data>.self, in: context)
    let scroller = Gtk.ScrolledWindow()
    scroller.setChild(table)
    scroller.expand()
    super.init(scroller, control: table, in: context)
    updateColumns()
    content.update(view.sections, view.columns)
    list.selection = selection
    list.setContent(content)
    list.appearance.setOnScreen(context.appearance.isOnScreen)
    sortChange = table.onSortChange { [weak self] in self?.userDidSort() }
    updater.evaluate = { [unowned self] in self.showSortOrder() }
    showSortOrder()
    table.makeRowsOneStop { [unowned list] row in
      // The cells of a row are alike.
      row.firstChild.flatMap { list.cell(of: $0) }?.isSelectable != false
    }
    list.addSelectionMenu(in: context)
    context.appearance.addObserver(self)
    context.environment.values.scrollDestinations?.add(list)
    context.environment.values.surroundingScrollView?.add(self, axes: [.horizontal, .vertical])
  }

  // MARK: Columns

  private func updateColumns() {
    for (index, column) in view.columns.enumerated() {
      if index < columns.count, content.update(column, at: index) {
        columns[index].title = column.title
        columns[index].setWidth(column.width.ideal, isFixed: column.width.isFixed)
        columns[index].isSortable = column.comparator != nil && view.sortOrder != nil
      } else {
        // The first incompatible column invalidates all columns after it.
        replaceColumns(from: index)
        break
      }
    }
    if columns.count > view.columns.count { removeColumns(from: view.columns.count) }
  }

  private func removeColumns(from start: Int) {
    for column in columns[start...] { table.remove(column) }
    columns.removeSubrange(start...)
    content.removeColumns(from: start)
  }

  private func replaceColumns(from start: Int) {
    removeColumns(from: start)
    for (index, column) in view.columns.enumerated().dropFirst(start) {
      content.append(column, at: index)
      let new = Gtk.ColumnViewColumn(column.title, factory: list.makeFactory(column: index), number: index)
      new.setWidth(column.width.ideal, isFixed: column.width.isFixed)
      new.isSortable = column.comparator != nil && view.sortOrder != nil
      columns.append(new)
      table.append(new)
    }
  }

  // MARK: Sort order

  /// Applies the sort order of the GTK table, primary column first, after a click on a title.
  private func userDidSort() {
    let order: [Comparator] = table.sortOrder(of: columns).compactMap { number, isDescending in
      guard view.columns.indices.contains(number), var comparator = view.columns[number].comparator else { return nil }
      comparator.order = isDescending ? .reverse : .forward
      return comparator
    }
    view.sortOrder?.wrappedValue = order
    showSortOrder()
  }

  private func showSortOrder() {
    guard let order = updater.read({ view.sortOrder?.wrappedValue }) else { return }
    let wanted: [(number: Int, isDescending: Bool)] = order.compactMap { comparator in
      view.columns.firstIndex { $0.comparator?.keyPath == comparator.keyPath }
        .map { ($0, comparator.order == .reverse) }
    }
    let shown = table.sortOrder(of: columns)
    guard !wanted.elementsEqual(shown, by: ==) else { return }
    sortChange?.withBlocked {
      table.clearSortOrder()
      for (number, isDescending) in wanted.reversed() { table.sort(by: columns[number], isDescending: isDescending) }
    }
  }

  // MARK: Life cycle

  override func update(_ view: Table<Data>) {
    self.view = view
    updateColumns()
    content.update(view.sections, view.columns)
    list.setNeedsArrangement()
    if let binding = view.selection { selection?.update(binding) }
    showSortOrder()
  }

  func appearanceDidChange(isOnScreen: Bool) { list.appearance.setOnScreen(isOnScreen) }

  override func unmount() {
    context.appearance.removeObserver(self)
    context.environment.values.surroundingScrollView?.remove(self)
    updater.stop()
    sortChange?.disconnect()
    selection?.unmount()
    content.unmount()
    list.close()
    super.unmount()
  }
}
