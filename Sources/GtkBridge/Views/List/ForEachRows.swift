/// The rows of a ``ForEach``, one for each element. Views exist only for those that are shown.
///
/// A row's node is updated to stand for another row wherever nothing ties it to its own. Otherwise it is made anew;
/// one whose state has been changed waits, with its widgets, for its row to be shown again, as long as the data has it.
@MainActor
final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  RowSource<ForEach<Data, ID, Content>>, RowSegment
{
  typealias Row = RowNode<ID, Content>

  let isSelectable = true
  private var view: ForEach<Data, ID, Content>
  /// What the list shows; while changes are applied, of its first rows only, followed by the latest data's from
  /// `newStart` on.
  private var shown: Data
  /// What it showed before the changes under way.
  private var previous: Data
  private var oldEnd: Int
  private var newStart = 0
  private var newEnd = 0
  private var difference: RowDifference?
  private var isChanging = false
  private var isUnmounted = false
  private var hasWarned = false
  /// Rows that are not shown, by identifier.
  private var kept: [ID: Row] = [:]
  /// The cells of rows tied to their identity, while rows change places.
  private var cells: [ID: ListCell] = [:]

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    self.view = view
    shown = view.data
    previous = view.data
    oldEnd = view.data.count
    super.init(in: context)
    // To look at more of them would cost a long list its first frame.
    let first = view.identity.ids(view.data, 0..<min(oldEnd, 256))
    if Set(first).count < first.count { warnOfDuplicates() }
  }

  var edits: RowEdits { view.edits }
  var count: Int { oldEnd + newEnd - newStart }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    context.container.setNeedsArrangement()
  }

  override func appendSegments(to segments: inout [any RowSegment]) {
    segments.append(self)
  }

  override func unmount() {
    isUnmounted = true
    for row in kept.values { row.unmount() }
    kept = [:]
  }

  private func element(at index: Int) -> Data.Element {
    let (data, offset) = index < oldEnd ? (shown, index) : (view.data, index - oldEnd + newStart)
    return data[data.index(data.startIndex, offsetBy: offset)]
  }

  func id<Value: Hashable>(at index: Int, as type: Value.Type) -> Value? {
    view.identity.id(element(at: index)) as? Value
  }

  func index<Value: Hashable>(of id: Value) -> Int? {
    guard let id = id as? ID else { return nil }
    return shown.firstIndex { view.identity.id($0) == id }.map { shown.distance(from: shown.startIndex, to: $0) }
  }

  private func warnOfDuplicates() {
    guard !hasWarned else { return }
    hasWarned = true
    Gtk.warn("A ForEach in a List has several elements with the same identifier: their rows' state may be mixed up.")
  }
}

// MARK: Showing rows

extension ForEachRows {
  func show(rowAt index: Int, in cell: ListCell) {
    let element = element(at: index)
    let id = view.identity.id(element)
    let content = view.content
    let make = { content(element) }
    if let row = cell.content as? Row, row.owner === self {
      if row.id == id { return row.update(id, make: make) }
      if !hasKept(id), row.tie == .none {
        row.scope.setOnScreen(false)
        return row.update(id, make: make)
      }
    }
    // First, for the row to come may be kept with the one that leaves.
    cell.empty()
    if let row = takeKept(id) {
      row.update(id, make: make)
      cell.setContent(row)
    } else {
      cell.setContent(Row(id, of: self, in: context, make: make))
    }
  }

  func hide(_ content: any RowContent, in cell: ListCell) {
    guard let row = content as? Row else { return }
    let tie = row.tie
    if tie == .none, !isUnmounted { return }
    cell.removeContent()
    if !isUnmounted, isChanging || tie == .changed {
      kept.updateValue(row, forKey: row.id)?.unmount()
    } else {
      row.unmount()
    }
  }

  private func hasKept(_ id: ID) -> Bool { kept[id] != nil || cells[id] != nil }

  private func takeKept(_ id: ID) -> Row? {
    if let row = kept.removeValue(forKey: id) { return row }
    guard let cell = cells.removeValue(forKey: id), let row = cell.content as? Row, row.owner === self, row.id == id
    else { return nil }
    return row
  }
}

// MARK: Changes

extension ForEachRows {
  func prepareChanges() -> Bool {
    let difference = RowDifference(from: shown, to: view.data, by: view.identity)
    self.difference = difference
    if difference.hasDuplicates { warnOfDuplicates() }
    return !difference.changes.isEmpty
  }

  func beginChanges() {
    isChanging = true
    previous = shown
  }

  func noteShown(_ content: any RowContent, in cell: ListCell) {
    if let row = content as? Row { cells[row.id] = cell }
  }

  func applyChanges(_ report: (Int, Int, Int) -> Void) {
    newEnd = view.data.count
    newStart = newEnd
    // From the end, so that what comes before a change is where it was.
    for change in difference?.changes.reversed() ?? [] where change.old.count != change.new.count {
      // Rows that take the place of others do so in their cells.
      let replaced = min(change.old.count, change.new.count)
      oldEnd = change.old.lowerBound + replaced
      newStart = change.new.lowerBound + replaced
      report(oldEnd, change.old.count - replaced, change.new.count - replaced)
    }
    shown = view.data
    oldEnd = newEnd
    newStart = newEnd
  }

  func endChanges() {
    guard isChanging else { return }
    isChanging = false
    cells = [:]
    for (id, row) in kept where row.tie != .changed { forget(id, row) }
    if !kept.isEmpty {
      // What left the data may have come back elsewhere in it.
      var removed: Set<ID> = []
      for change in difference?.changes ?? [] {
        removed.formUnion(view.identity.ids(previous, change.old).lazy.filter { self.kept[$0] != nil })
      }
      for change in difference?.changes ?? [] { removed.subtract(view.identity.ids(shown, change.new)) }
      for id in removed { if let row = kept[id] { forget(id, row) } }
    }
    previous = shown
    difference = nil
  }

  private func forget(_ id: ID, _ row: Row) {
    row.unmount()
    kept[id] = nil
  }
}
