import GtkObjects

/// The rows of a ``ForEach``, one for each element. Views exist only for shown rows; see ``RowPool``.
@MainActor
final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ForEachNode<Data, ID, Content>, DataSegment
{
  var data: ShownData<Data, ID>
  var follower: StoreFollower<ID>?
  private var view: ForEach<Data, ID, Content>
  private lazy var pool = RowPool<Data.Element, ID, Content>(of: self, in: context)
  /// Indicates whether the row closure may have changed, so that equal elements may produce different rows.
  private var hasOtherContent = false
  /// Indicates whether elements with equal bytes produce equal rows.
  private var skipsIdentical = false
  private var hasWarned = false

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    self.view = view
    data = ShownData(view.data)
    super.init(in: context)
    // Checking more elements would delay the first frame of a long list.
    let first = view.identity.ids(view.data, 0..<min(data.count, 256))
    if Set(first).count < first.count { warnOfDuplicates() }
    follow()
  }

  var edits: RowEdits { view.edits }
  var identity: ElementIdentity<Data, ID> { view.identity }
  var list: RowList? { context.container as? RowList }
  private(set) lazy var pools: [any RowKeeper<ID>] = [pool]

  override func update(_ view: ForEach<Data, ID, Content>) {
    if !isSamePlainFunction(view.content, self.view.content) { hasOtherContent = true }
    self.view = view
    data.latest = view.data
    context.container.setNeedsArrangement()
  }

  override func append(to contents: inout NodeContents) { contents.rows.append(self) }

  override func unmount() {
    follower?.stop()
    pool.unmount()
  }

  private func warnOfDuplicates() {
    guard !hasWarned else { return }
    hasWarned = true
    Gtk.warn(
      "Several elements of a ForEach in a List have the same identifier, so the state of their rows may be mixed up. "
        + "Give each element an identifier of its own.")
  }
}

// MARK: Showing rows

extension ForEachRows {
  func show(rowAt index: Int, in cell: ListCell) {
    let element = data.element(at: index)
    pool.show(view.identity.id(element), element, in: cell, content: view.content)
  }

  func updateKeptRow(_ id: ID, _ element: Data.Element) { pool.updateKept(id, element, content: view.content) }

  var isUnchanged: Bool { skipsIdentical && data.isIdentical }

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
    let found = compareData()
    if found.hasDuplicates { warnOfDuplicates() }
    return found.any
  }
}
