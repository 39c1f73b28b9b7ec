import GtkObjects

/// The container of a list's rows: the segments that provide them and the cells that show some of them.
///
/// GTK requests the rows near the visible part. The list reports its changes to GTK during the graph's updates.
final class RowList: Container {
  let view: Gtk.RowsWidget
  /// Indicates whether the user may select and activate rows.
  var allowsSelection = true
  /// Indicates whether activating a row that is a link follows the link.
  var followsLinks = false
  /// Indicates whether the selection of a row follows its link, to the next column of a split view.
  var choiceFollowsLinks = false
  /// The appearance of rows and sections, or `nil` if the rows have no places in sections, as in tables and grids.
  private(set) var look: ListLook?
  /// Indicates whether the program acts when a row is pressed.
  var hasAction = false
  /// Indicates whether rows that are links show an arrow at their end.
  var marksLinks: Bool { followsLinks && look?.kind != .sidebar }
  private var style: AppliedStyle?
  /// The places of the segments in their sections, determined on first use.
  private var places: [SegmentPlace]?
  /// The number of rows in a line of a grid, whose first and last lines have styles of their own; `nil` for a list.
  var lineLength: Int? { didSet { if lineLength != oldValue { updatePlaces() } } }
  /// The alignment of the content in its cell.
  var cellLayout = Layout(horizontal: .start, vertical: .center)
  var selection: (any RowSelection)?
  /// Indicates whether the row of the followed link, which `openLink` recognises, looks selected.
  var marksOpenLink = false
  private(set) var openLink: ((any RowContent) -> Bool)?
  /// Called when the list becomes empty or ceases to be empty.
  var onEmptyChange: (() -> Void)?

  private(set) var editing: ListEditing?
  /// Indicates whether rows that can be edited have the controls of edit mode.
  var isEditing = false {
    didSet {
      enableEditing()
      editing?.isActive = isEditing
    }
  }
  /// The context menu of the rows, once a row has one.
  private var menu: RowMenu?
  /// Returns the items for the selected rows, or for the row at a position, in the menu of a row.
  var selectionItems: ((_ position: Int) -> any RowMenuSource)? {
    didSet { menu = menu ?? RowMenu(of: self) }
  }
  /// The buttons beside the rows, once a row has any.
  private(set) var swipe: Gtk.RowSwipe?
  private var model: Gtk.ListModel?
  private(set) var segments: [any RowSegment] = []
  /// The position of the first row of each segment, followed by the total number of rows.
  private var starts: [Int] = [0]
  /// The cells in the order of creation, which approximates their order in memory: every update visits all of them.
  private(set) var cells: [ListCell] = []
  /// The latest result of ``cell(of:)``.
  private var latestCell: ListCell?
  /// Reports appearances and disappearances to the rows.
  private(set) lazy var appearance = RowAppearance(in: view, of: graph) { [unowned self] in shownCells }
  /// Indicates whether the list was scrolled to its start before the current changes.
  private var isAtStart = false
  private(set) var isChanging = false
  /// Indicates whether the current change may have made a remaining row the first or last row of its section.
  private var hasMovedEnds = false
  private var changeNumber = 0
  /// Indicates whether a cell shows a row's previous description, because GTK bound it after an earlier report of the
  /// current change.
  private var hasStaleCells = false
  /// Cells that were unbound during the current change. GTK binds most of them again at once.
  private var unboundCells: [ListCell] = []
  private lazy var reference = ListReference(to: self)
  private(set) var hasLinks = false
  /// Indicates whether a row has had a tag.
  var hasTags = false
  private var hasNewTags = false

  init(_ view: Gtk.RowsWidget, outer: Container?, graph: ViewGraph) {
    self.view = view
    super.init(view, axis: .vertical, layout: Layout(), outer: outer, graph: graph)
    view.clearAccessibleName()
    view.connect("map") { [weak self] in
      self?.takeName()
      self?.setAway(false)
    }
    view.connect("unmap") { [weak self] in self?.setAway(true) }
  }

  private func setAway(_ isAway: Bool) { for segment in segments { segment.setAway(isAway) } }

  /// Uses the screen's title as the accessible name of an unnamed list.
  private func takeName() {
    guard view.accessible(.label) ?? "" == screenName, let title = graph.controller?.title else { return }
    screenName = title
    view.setAccessibleLabel(title)
  }

  private var screenName = ""

  /// Creates the factory for the cells of a column, or of the only column.
  func makeFactory(column: Int = 0) -> Gtk.ListItemFactory {
    // GTK may keep the factory longer than the list exists.
    Gtk.ListItemFactory { [reference] item in
      let cell = ListCell(item, column: column, in: reference)
      reference.list?.add(cell)
      return cell
    }
  }

  override func setContent(_ content: MountedNode) {
    self.content = content
    segments = latestSegments()
    countRows()
    enableEditing()
    let model = Gtk.ListModel(self)
    self.model = model
    view.setModel(model)
  }

  /// Disconnects the list: unbinds every cell and releases the segments, which own the list in turn.
  func close() {
    menu?.close()
    swipe?.close()
    // Without a report to GTK, which would then request rows that were not visible.
    openLink = nil
    view.removeRows()
    model = nil
    reference.list = nil
    segments = []
    countRows()
  }

  /// Returns the segment of a row and the row's index in it.
  func locate(_ position: Int) -> (segment: any RowSegment, index: Int)? {
    segmentNumber(at: position).map { (segments[$0], position - starts[$0]) }
  }

  private func segmentNumber(at position: Int) -> Int? {
    guard position >= 0, position < count else { return nil }
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the position of the row with an identifier. Complexity: O(*n*).
  func position<ID: Hashable>(of id: ID) -> Int? {
    for (segment, start) in zip(segments, starts) {
      if let index = segment.index(of: id) { return start + index }
    }
    return nil
  }

  /// Returns the tag of a row that has a cell.
  func tag(at index: Int, of segment: any RowSegment) -> AnyHashable? {
    guard hasTags, let number = segments.firstIndex(where: { $0 === segment }) else { return nil }
    return cell(ofRowAt: starts[number] + index)?.content?.tag
  }

  func cell(ofRowAt position: Int) -> ListCell? { cells.first { $0.isBound && $0.item.position == position } }

  /// Reports the selection to GTK after the update. The tag of a row was unknown when GTK asked whether the row is
  /// selected.
  func selectionWillChange() {
    guard !hasNewTags else { return }
    hasNewTags = true
    graph.afterUpdate { [weak self] in
      self?.hasNewTags = false
      self?.selectionDidChange()
    }
  }

  func isLink(at position: Int) -> Bool { cell(ofRowAt: position)?.content?.isLink == true }

  /// Follows the link of the row at a position.
  ///
  /// - Returns: Whether the row is a link.
  func followLink(at position: Int) -> Bool {
    guard let content = cell(ofRowAt: position)?.content, let follow = content.followLink else { return false }
    follow()
    if marksOpenLink, content.isLink { markOpenLink(content.makeRowTest()) }
    return true
  }

  func markOpenLink(_ test: ((any RowContent) -> Bool)?) {
    openLink = test
    selectionDidChange()
  }

  func isOpen(_ cell: ListCell?) -> Bool { cell?.content.flatMap { openLink?($0) } == true }

  /// Makes a single click follow a link.
  func linksDidCome() {
    hasLinks = true
    guard !choiceFollowsLinks else { return }
    // Deferred because GTK is binding cells.
    graph.afterUpdate { [weak self] in self?.followLinksOnClick() }
  }

  var focusedPosition: Int? { view.focus.flatMap { cell(of: $0.row)?.item.position } }

  func cell(of row: Gtk.Widget) -> ListCell? {
    guard let content = row.firstChild else { return nil }
    func shows(_ cell: ListCell) -> Bool { cell.isBound && cell.child?.isSame(as: content) == true }
    // Called at each change. Almost always, the focus stays in the same row.
    if let latest = latestCell, shows(latest) { return latest }
    let found = cells.first(where: shows)
    latestCell = found
    return found
  }

  /// Returns the cell at a distance from the top of the visible part.
  func cell(at y: Double) -> ListCell? {
    shownCells.first { $0.item.row?.spans(y, of: view) == true }
  }

  var shownCells: [ListCell] { cells.filter(\.isBound) }

  /// The position of the first row of each segment, followed by the total number of rows.
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
    places = nil
  }

  // MARK: Look

  /// Sets the appearance of rows and sections.
  func setLook(_ look: ListLook) {
    guard look != self.look else { return }
    self.look = look
    (look.kind == .sidebar ? view.addStyleClass : view.removeStyleClass)("navigation-sidebar")
    let style = style ?? AppliedStyle(view)
    self.style = style
    style.set(look.css)
    for cell in cells where cell.isBound {
      updatePlace(of: cell)
      applyTraits(to: cell)
    }
  }

  /// Styles a row by the traits that its views request.
  func applyTraits(to cell: ListCell) {
    guard let look else { return }
    // An update loads the new style in case GTK binds cells outside an update.
    if cell.applyTraits(in: look) { graph.afterUpdate {} }
    guard let requests = cell.content?.requests else { return }
    if menu == nil, !requests.menuSources.isEmpty { menu = RowMenu(of: self) }
    if swipe == nil, !requests.swipeSources.isEmpty { swipe = makeSwipe() }
    if editing == nil, !requests.dragContents.isEmpty { enableEditing(always: true) }
  }

  private func updatePlace(of cell: ListCell) {
    if let lineLength {
      let position = cell.item.position
      var place: RowPlace = position < lineLength ? .listStart : []
      if position >= (count - 1) / lineLength * lineLength { place.insert(.listEnd) }
      cell.setPlace(place)
    } else if look != nil, let place = place(at: cell.item.position) {
      cell.setPlace(place)
    }
  }

  /// Returns the place of a row in its section and in the list.
  func place(at position: Int) -> RowPlace? {
    guard let number = segmentNumber(at: position) else { return nil }
    let places = places ?? SegmentPlace.places(of: segments)
    self.places = places
    let (start, end) = (starts[number], starts[number + 1])
    var place = RowPlace(index: position - start, of: end - start, in: places[number])
    if position == 0 { place.insert(.listStart) }
    if position == count - 1 { place.insert(.listEnd) }
    return place
  }

  /// Updates the places of the rows after a change. Rows inside a section keep their places, unless the row before or
  /// after them has been removed, so not all cells of a long list are visited.
  private func updatePlaces() {
    for cell in cells where cell.isBound && (hasMovedEnds || lineLength != nil || !cell.place.isEmpty) {
      updatePlace(of: cell)
    }
  }

  // MARK: Changes

  override var holdsRows: Bool { true }

  /// Updates the rows to the latest description.
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
        rowsDidChange(at: position, removed: removed, added: added, inSegment: index)
      }
    }
    focus?.removedCells(of: self).forEach(unbind)
    // Rows that GTK binds during the change differ from the cells' previous rows and are shown without animation.
    if hasStaleCells || !segments.allSatisfy(\.isUnchanged) {
      Transaction.run(transaction) { for cell in cells where cell.isBound && !isLatest(cell) { fill(cell) } }
      for segment in segments { segment.updateKeptRows(in: 0..<segment.count) }
    }
    enableEditing()
    if isChanging { endChanges(focus) }
    checkInvariants()
    if wasEmpty != (count == 0) { onEmptyChange?() }
  }

  /// Updates the list after rows of one segment have been replaced and nothing else has changed.
  ///
  /// Complexity: O(*n*) in the number of shown rows, regardless of the total.
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
      rowsDidChange(
        at: index + replaced.count, removed: removed - replaced.count, added: added - replaced.count, inSegment: number)
      focus?.removedCells(of: self).forEach(unbind)
    }
    if !replaced.isEmpty {
      for cell in cells where cell.isBound && replaced.contains(cell.item.position) { fill(cell) }
      segment.updateKeptRows(in: index..<index + replaced.count)
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
    // The neighbours of changed rows may have become the first or last rows of their sections.
    updatePlaces()
    appearance.setNeedsReport()
    focus?.restore(in: self)
    selection?.rowsDidChange(in: self)
  }

  /// Enables editing by keys and mouse once there are editable or draggable rows, or rows that can be selected in edit
  /// mode.
  private func enableEditing(always: Bool = false) {
    let edits = segments.lazy.map { $0.element(at: 0).elements.edits }
    if editing == nil,
      always || isEditing && selection?.allowsMultiple == true || edits.contains(where: { !$0.isEmpty })
    {
      editing = ListEditing(self)
      editing?.isActive = isEditing
    }
    editing?.drags.takesDrops = edits.contains { $0.insert != nil }
    guard look != nil, menu == nil || swipe == nil, edits.contains(where: { $0.delete != nil }) else { return }
    menu = menu ?? RowMenu(of: self)
    swipe = swipe ?? makeSwipe()
  }

  private func beginChanges() {
    isChanging = true
    hasMovedEnds = false
    for segment in segments { segment.beginChanges() }
  }

  private func replaceSegments(_ difference: RowDifference, by latest: [any RowSegment]) {
    hasMovedEnds = true
    for change in difference.changes.reversed() {
      let start = starts[change.old.lowerBound]
      let removed = starts[change.old.upperBound] - start
      segments.replaceSubrange(change.old, with: latest[change.new])
      countRows()
      let added = change.new.reduce(0) { $0 + latest[$1].count }
      if removed + added > 0 { report(at: start, removed: removed, added: added) }
    }
  }

  /// Reports a change of rows in one segment to GTK.
  private func rowsDidChange(at index: Int, removed: Int, added: Int, inSegment number: Int) {
    let count = starts[number + 1] - starts[number]
    let leavesEnd = removed > 0 && (index == 0 || index + added == count)
    // Rows between two segments of one section separate them.
    let fillsSegment = added > 0 && added == count
    if leavesEnd || fillsSegment { hasMovedEnds = true }
    report(at: starts[number] + index, removed: removed, added: added)
  }

  /// Reports a change to GTK, which keeps the visible rows in view wherever they move. A list scrolled to its start
  /// stays there and shows inserted rows.
  private func report(at position: Int, removed: Int, added: Int) {
    model?.itemsChanged(at: position, removed: removed, added: added) { shownCells.map(\.item.position) }
    guard isAtStart, position == 0, added > 0 else { return }
    isAtStart = false
    view.scrollToStart()
  }

  /// Notifies GTK that the selection state of any row may have changed.
  func selectionDidChange() {
    model?.selectionChanged(count: count)
  }

  // MARK: Cells

  /// Indicates whether a cell shows the latest data. For most cells, this is known without an update if other rows
  /// changed.
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
    updatePlace(of: cell)
    if !cell.hasTraits { applyTraits(to: cell) }
    showFlags(of: cell, segment, index)
  }
}

extension RowList: Gtk.ListModelSource {
  var count: Int { starts.last ?? 0 }

  func isSelected(at position: Int) -> Bool {
    if openLink != nil { return isOpen(cell(ofRowAt: position)) }
    guard let selection, !selection.isEmpty, let (segment, index) = locate(position) else { return false }
    return selection.contains(rowAt: index, of: segment)
  }

  func setSelection(_ selected: Gtk.PositionSet, mask: Gtk.PositionSet) -> Bool {
    selection?.set(selected, mask: mask, in: self) ?? false
  }
}

extension RowList {
  private func add(_ cell: ListCell) { cells.append(cell) }

  func bind(_ cell: ListCell) {
    cell.isBound = true
    // The rows of the first part of a change are bound again with the second part, which knows their content.
    guard model?.isReportingPart != true else { return }
    fill(cell)
    appearance.setNeedsReport()
    if let row = cell.content?.widget { graph.completeRow(row) }
  }

  func unbind(_ cell: ListCell) {
    guard cell.isBound else { return }
    cell.isBound = false
    menu?.close(in: cell)
    swipe?.close(in: cell)
    cell.controls?.isAsking = false
    // GTK unbinds and rebinds every row below an inserted or removed one.
    if isChanging { unboundCells.append(cell) } else { cell.clear() }
  }

  /// Removes a cell that GTK has discarded. The cell and its list item own each other until then.
  func remove(_ cell: ListCell) {
    cell.isBound = false
    cell.empty()
    cells.removeAll { $0 === cell }
    if latestCell === cell { latestCell = nil }
  }
}
