/// The rows of a ``ForEach``, one for each element. Views exist only for those that are shown; see ``RowPool``.
@MainActor
final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  RowSource<ForEach<Data, ID, Content>>, RowSegment
{
  let isSelectable = true
  private var view: ForEach<Data, ID, Content>
  private var data: ShownData<Data, ID>
  private lazy var pool = RowPool<Data.Element, ID, Content>(of: self, in: context)
  private var isChanging = false
  /// Whether rows may be made of the same element in another way than those that are shown were.
  private var hasOtherContent = false
  /// Whether an element that is the same bytes makes the same row.
  private var skipsIdentical = false
  private var hasWarned = false
  private var follower: StoreFollower?
  /// Rows that are kept and about to leave the store.
  private var leaving: Set<ID> = []

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    self.view = view
    data = ShownData(view.data)
    super.init(in: context)
    // To look at more of them would cost a long list its first frame.
    let first = view.identity.ids(view.data, 0..<min(data.count, 256))
    if Set(first).count < first.count { warnOfDuplicates() }
    follow()
  }

  var edits: RowEdits { view.edits }
  var count: Int { data.count }

  override func update(_ view: ForEach<Data, ID, Content>) {
    if !isSamePlainFunction(view.content, self.view.content) { hasOtherContent = true }
    self.view = view
    data.latest = view.data
    context.container.setNeedsArrangement()
  }

  override func appendSegments(to segments: inout [any RowSegment]) {
    segments.append(self)
  }

  override func unmount() {
    follower?.stop()
    pool.unmount()
  }

  func id<Value: Hashable>(at index: Int, as type: Value.Type) -> Value? {
    view.identity.id(data.element(at: index)) as? Value
  }

  func index<Value: Hashable>(of id: Value) -> Int? {
    (id as? ID).flatMap { data.index(of: $0, by: view.identity) }
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
    let element = data.element(at: index)
    pool.show(view.identity.id(element), element, in: cell, content: view.content)
  }

  func isUnchanged(at index: Int) -> Bool { skipsIdentical && data.isIdentical(at: index) }

  func hide(_ content: any RowContent, in cell: ListCell) {
    pool.hide(content, in: cell)
  }
}

// MARK: Changes

extension ForEachRows {
  func prepareChanges() -> Bool {
    skipsIdentical = !hasOtherContent && _isPOD(Data.Element.self)
    hasOtherContent = false
    let found = data.prepareChanges(by: view.identity)
    if found.hasDuplicates { warnOfDuplicates() }
    return found.any
  }

  func beginChanges() {
    isChanging = true
    data.beginChanges()
    pool.beginChanges()
  }

  func noteShown(_ content: any RowContent, in cell: ListCell) {
    pool.noteShown(content, in: cell)
  }

  func applyChanges(_ report: (Int, Int, Int) -> Void) {
    data.startApplying()
    for change in data.changes {
      let (position, removed, added) = data.apply(change)
      report(position, removed, added)
    }
    data.endApplying()
    follow()
  }

  func endChanges() {
    guard isChanging else { return }
    isChanging = false
    pool.endChanges()
    pool.forget(data.endChanges(lookingFor: pool.keptIDs, by: view.identity))
  }
}

// MARK: Stores

extension ForEachRows {
  /// Listens to the data that is shown, if that says by itself what changes in it.
  private func follow() {
    guard let store = data.shown as? any ObservableElements, follower?.store !== store else { return }
    follower?.stop()
    follower = StoreFollower(
      store,
      will: { [unowned self] range in leaving = data.ids(pool.keptIDs, in: range, by: view.identity) },
      did: { [unowned self] range, count in
        data.follow()
        (context.container as? RowList)?.rowsDidChange(
          of: self, at: range.lowerBound, removed: range.count, added: count)
        if !leaving.isEmpty { pool.forget(leaving.subtracting(view.identity.ids(data.shown, 0..<data.count))) }
      })
  }
}
