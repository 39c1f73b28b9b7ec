import GtkObjects

/// The rows of a list: where they come from, and the cells that some of them are shown in.
///
/// GTK asks it for what is near the visible part; it tells GTK what has changed, in the graph's own time.
final class RowList: Container {
  let view: Gtk.RowsWidget
  /// Whether the user may select rows and activate them.
  var allowsSelection = true
  /// Whether rows that are links are followed as a whole.
  var followsLinks = false
  /// How the content of a cell stands in it.
  var cellLayout = Layout(horizontal: .start, vertical: .center)
  /// Which rows are selected.
  var selection: (any RowSelection)?
  /// Called when the list has become empty, or is no longer.
  var onEmptyChange: (() -> Void)?

  private(set) var editing: ListEditing?
  private var model: Gtk.ListModel?
  private(set) var segments: [any RowSegment] = []
  /// The position of the first row of each segment, and the number of rows at the end.
  private var starts: [Int] = [0]
  /// In the order they were made in, which is about how they lie in memory: all of them are looked at in each update.
  private(set) var cells: [ListCell] = []
  /// The cell that was looked for last.
  private var latestCell: ListCell?
  /// Tells the rows when they come into view.
  private(set) lazy var appearance = RowAppearance(in: view, of: graph) { [unowned self] in shownCells }
  /// Whether the list is scrolled to its start, before the changes under way.
  private var isAtStart = false
  /// Whether GTK is being told of changes.
  private var isChanging = false
  /// How many times rows have changed.
  private var changeNumber = 0
  /// Whether a cell has been given a row as it was described before the change under way: GTK was told of another first.
  private var hasStaleCells = false
  /// Cells that have lost their row while rows change: most have it back at once.
  private var unboundCells: [ListCell] = []
  private lazy var reference = ListReference(to: self)
  private var hasLinks = false

  init(_ view: Gtk.RowsWidget, outer: Container?, graph: ViewGraph) {
    self.view = view
    super.init(view, axis: .vertical, layout: Layout(), outer: outer, graph: graph)
    view.clearAccessibleName()
    view.connect("map") { [weak self] in self?.takeName() }
  }

  /// A list that nobody has named is called as its screen is.
  private func takeName() {
    guard view.accessible(.label) ?? "" == screenName, let title = graph.controller?.title else { return }
    screenName = title
    view.setAccessibleLabel(title)
  }

  private var screenName = ""

  /// Makes the factory that fills the cells of a column, or of the only one.
  func makeFactory(column: Int = 0) -> Gtk.ListItemFactory {
    Gtk.ListItemFactory(ColumnDelegate(of: reference, column: column))
  }

  /// Shows the rows of `content`.
  override func setContent(_ content: MountedNode) {
    self.content = content
    segments = latestSegments()
    countRows()
    enableEditing()
    let model = Gtk.ListModel(self)
    self.model = model
    view.setModel(model)
  }

  /// Shows nothing any more: every cell is given back, and the segments, which own the list in turn, are let go.
  func close() {
    view.setModel(nil)
    model = nil
    reference.list = nil
    segments = []
    countRows()
  }

  /// The segment that a row belongs to, and its place there.
  func locate(_ position: Int) -> (segment: any RowSegment, index: Int)? {
    guard position >= 0, position < count else { return nil }
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return (segments[low], position - starts[low])
  }

  /// The position of the row with an identifier. Complexity: O(*n*).
  func position<ID: Hashable>(of id: ID) -> Int? {
    for (segment, start) in zip(segments, starts) {
      if let index = segment.index(of: id) { return start + index }
    }
    return nil
  }

  /// Does what the row at a position is a link to, if it is one.
  ///
  /// - Returns: Whether it is.
  func followLink(at position: Int) -> Bool {
    let cell = cells.first { $0.isBound && $0.item.position == position }
    guard let follow = cell?.content?.followLink else { return false }
    follow()
    return true
  }

  /// One click opens from now on, unless it selects.
  private func linksDidCome() {
    hasLinks = true
    guard selection == nil else { return }
    // GTK is making rows now.
    graph.afterUpdate { [weak self] in self?.view.activatesOnSingleClick = true }
  }

  /// The position of the row that has the keyboard's focus.
  var focusedPosition: Int? { view.focus.flatMap { cell(of: $0.row)?.item.position } }

  /// The cell that GTK shows with a row widget.
  func cell(of row: Gtk.Widget) -> ListCell? {
    guard let content = row.firstChild else { return nil }
    func shows(_ cell: ListCell) -> Bool { cell.isBound && cell.content?.widget?.isSame(as: content) == true }
    // Asked with each change, and almost always for the row that had the focus before.
    if let latest = latestCell, shows(latest) { return latest }
    let found = cells.first(where: shows)
    latestCell = found
    return found
  }

  /// The cell at a distance from the top of what is visible.
  func cell(at y: Double) -> ListCell? {
    shownCells.first { $0.item.row?.spans(y, of: view) == true }
  }

  var shownCells: [ListCell] { cells.filter(\.isBound) }

  /// Which rows of a segment GTK has cells for, in order.
  func shownRanges(of segment: any RowSegment) -> [Range<Int>]? {
    guard let number = segments.firstIndex(where: { $0 === segment }) else { return nil }
    let rows = starts[number]..<starts[number + 1]
    var ranges: [Range<Int>] = []
    for position in cells.lazy.filter(\.isBound).map(\.item.position).filter(rows.contains).sorted() {
      let index = position - rows.lowerBound
      if let last = ranges.last, index <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, index + 1)
      } else {
        ranges.append(index..<index + 1)
      }
    }
    return ranges
  }

  /// The position of the first row of each segment, and the number of rows.
  var segmentStarts: [Int] { starts }

  private func latestSegments() -> [any RowSegment] {
    var contents = NodeContents()
    content?.append(to: &contents)
    return contents.rows
  }

  private func countRows() {
    starts.removeAll(keepingCapacity: true)
    var start = 0
    for segment in segments {
      starts.append(start)
      start += segment.count
    }
    starts.append(start)
  }

  // MARK: Changes

  override var holdsRows: Bool { true }

  /// Brings the rows in line with what the source describes now.
  override func arrange() {
    needsArrangement = false
    let transaction = takeTransaction()
    guard model != nil, content != nil else { return }
    let wasEmpty = count == 0
    changeNumber += 1
    hasStaleCells = false
    let latest = latestSegments()
    let (old, new) = (segments.map { ObjectIdentifier($0) }, latest.map { ObjectIdentifier($0) })
    var isChanging = old != new
    for segment in latest where segment.prepareChanges() { isChanging = true }
    let focus = isChanging ? ListFocus(in: self) : nil
    if isChanging { beginChanges() }
    isAtStart = isChanging && view.isScrolledToStart
    if old != new { replaceSegments(RowDifference(from: old, to: new, by: ElementIdentity { $0 }), by: latest) }
    for (index, segment) in segments.enumerated() {
      segment.applyChanges { position, removed, added in
        countRows()
        report(at: starts[index] + position, removed: removed, added: added)
      }
    }
    // What GTK binds meanwhile shows another row: that is there at once.
    if hasStaleCells || !segments.allSatisfy(\.isUnchanged) {
      Transaction.run(transaction) { for cell in cells where cell.isBound && !isLatest(cell) { fill(cell) } }
    }
    enableEditing()
    if isChanging { endChanges(focus) }
    checkInvariants()
    if wasEmpty != (count == 0) { onEmptyChange?() }
  }

  /// Rows of a segment have given way to others, and nothing else has changed.
  ///
  /// Complexity: that of the rows that are shown, however many there are.
  func rowsDidChange(of segment: any RowSegment, at index: Int, removed: Int, added: Int) {
    guard model != nil, let number = segments.firstIndex(where: { $0 === segment }) else { return }
    let wasEmpty = count == 0
    let replaced = starts[number] + index..<starts[number] + index + min(removed, added)
    let focus = ListFocus(in: self)
    changeNumber += 1
    beginChanges()
    isAtStart = view.isScrolledToStart
    countRows()
    if removed != added {
      report(at: replaced.upperBound, removed: removed - replaced.count, added: added - replaced.count)
    }
    if !replaced.isEmpty {
      for cell in cells where cell.isBound && replaced.contains(cell.item.position) { fill(cell) }
    }
    endChanges(focus)
    checkInvariants()
    if wasEmpty != (count == 0) { onEmptyChange?() }
  }

  private func endChanges(_ focus: ListFocus?) {
    isChanging = false
    for cell in unboundCells where !cell.isBound { cell.clear() }
    unboundCells.removeAll(keepingCapacity: true)
    for segment in segments { segment.endChanges() }
    appearance.setNeedsReport()
    focus?.restore(in: self)
    selection?.rowsDidChange(in: self)
  }

  /// Listens to keys and the mouse once there are rows that may be edited.
  private func enableEditing() {
    if editing == nil, segments.contains(where: { !$0.edits.isEmpty }) {
      editing = ListEditing(self)
    }
  }

  private func beginChanges() {
    isChanging = true
    for segment in segments { segment.beginChanges() }
  }

  private func replaceSegments(_ difference: RowDifference, by latest: [any RowSegment]) {
    for change in difference.changes.reversed() {
      let start = starts[change.old.lowerBound]
      let removed = starts[change.old.upperBound] - start
      segments.replaceSubrange(change.old, with: latest[change.new])
      countRows()
      let added = change.new.reduce(0) { $0 + latest[$1].count }
      if removed + added > 0 { report(at: start, removed: removed, added: added) }
    }
  }

  /// Tells GTK, which goes on showing what it showed, wherever that has moved to. A list that is scrolled to its start is
  /// to stay there, and show what comes.
  private func report(at position: Int, removed: Int, added: Int) {
    model?.itemsChanged(at: position, removed: removed, added: added)
    guard isAtStart, position == 0, added > 0 else { return }
    isAtStart = false
    view.scrollToStart()
  }

  /// Says that any row may be selected now, or not any more.
  func selectionDidChange() {
    model?.selectionChanged(count: count)
  }

  // MARK: Cells

  /// Whether a cell shows what is there to be shown; known of most where data has changed elsewhere.
  private func isLatest(_ cell: ListCell) -> Bool {
    if cell.latestChange == changeNumber { return true }
    guard let (segment, index) = locate(cell.item.position) else { return false }
    return segment.isUnchanged(at: index) && cell.content?.segment === segment
  }

  private func fill(_ cell: ListCell) {
    guard let (segment, index) = locate(cell.item.position) else { return }
    segment.show(rowAt: index, in: cell)
    let isLatest = segment.isLatest(at: index)
    cell.latestChange = isLatest ? changeNumber : 0
    if !isLatest { hasStaleCells = true }
    cell.content?.scope.resume()
    let isSelectable = allowsSelection && segment.isSelectable
    cell.isSelectable = isSelectable
    // Asked for each row in each update, so only where it says something new.
    let isLink = followsLinks && (!isSelectable || !hasLinks) && cell.content?.followLink != nil
    cell.isActivatable = isSelectable || isLink
    if isLink, !hasLinks { linksDidCome() }
  }
}

extension RowList: Gtk.ListModelSource {
  var count: Int { starts.last ?? 0 }

  func isSelected(at position: Int) -> Bool {
    guard let selection, !selection.isEmpty, let (segment, index) = locate(position) else { return false }
    return selection.contains(rowAt: index, of: segment)
  }

  func setSelection(_ selected: Gtk.PositionSet, mask: Gtk.PositionSet) -> Bool {
    selection?.set(selected, mask: mask, in: self) ?? false
  }
}

extension RowList {
  fileprivate func add(_ cell: ListCell) { cells.append(cell) }

  fileprivate func bind(_ cell: ListCell) {
    cell.isBound = true
    fill(cell)
    appearance.setNeedsReport()
    if let row = cell.content?.widget { graph.completeRow(row) }
  }

  fileprivate func unbind(_ cell: ListCell) {
    cell.isBound = false
    // GTK takes every row off and puts it back, where one above it comes or goes.
    if isChanging { unboundCells.append(cell) } else { cell.clear() }
  }

  /// GTK has no use for a cell any more. It owned the item, and the item owned it.
  fileprivate func remove(_ cell: ListCell) {
    cell.isBound = false
    cell.empty()
    cells.removeAll { $0 === cell }
    if latestCell === cell { latestCell = nil }
  }
}

/// Leads to a list until that is closed.
///
/// It owns the list: a weak reference would make every count of the list's references slower, and there are many of them
/// in an update.
@MainActor
private final class ListReference {
  var list: RowList?

  init(to list: RowList) {
    self.list = list
  }
}

/// Fills the cells of one column.
@MainActor
private final class ColumnDelegate: Gtk.ListItemFactoryDelegate {
  /// GTK may keep the factory, which owns this, for longer than there is a list.
  private let reference: ListReference
  private let column: Int

  init(of reference: ListReference, column: Int) {
    self.reference = reference
    self.column = column
  }

  func setUp(_ item: Gtk.ListItem) -> ListCell {
    let cell = ListCell(item, column: column)
    cell.isInGrid = !(reference.list?.view is Gtk.ListView)
    reference.list?.add(cell)
    return cell
  }

  func bind(_ cell: ListCell) { reference.list?.bind(cell) }
  func unbind(_ cell: ListCell) { reference.list?.unbind(cell) }
  func tearDown(_ cell: ListCell) { reference.list?.remove(cell) }
}
