/// A segment with one row for each element of a collection.
@MainActor
protocol DataSegment<Data, ID>: RowSegment {
  associatedtype Data: RandomAccessCollection
  associatedtype ID: Hashable

  var list: RowList? { get }
  var identity: ElementIdentity<Data, ID> { get }
  /// The pools of the rows' nodes, one for each column.
  var pools: [any RowKeeper<ID>] { get }
  var data: ShownData<Data, ID> { get set }
  /// The observer of the shown data, if the data reports its own changes.
  var follower: StoreFollower<ID>? { get set }
  /// Updates a row that is kept but not shown.
  func updateKeptRow(_ id: ID, _ element: Data.Element)
}

extension DataSegment {
  var isSelectable: Bool { true }
  var count: Int { data.count }

  func id<Value: Hashable>(at index: Int, as type: Value.Type) -> Value? {
    identity.id(data.element(at: index)) as? Value
  }

  func index<Value: Hashable>(of id: Value) -> Int? { (id as? ID).flatMap { data.index(of: $0, by: identity) } }

  func isLatest(at index: Int) -> Bool { data.isLatest(at: index) }

  // MARK: Changes

  func prepareChanges() -> Bool { compareData().any }

  /// Compares the latest data with the shown data. Returns whether rows are inserted, removed or moved.
  func compareData() -> (any: Bool, hasDuplicates: Bool) {
    // Limits the comparison to the shown rows. In a short list, comparing all rows is just as fast. Kept rows are not
    // shown but may have been removed, so they require a full comparison.
    let shownRowsSuffice = data.count > 10_000 && keptIDs.isEmpty
    return data.prepareChanges(by: identity, where: shownRowsSuffice ? list?.shownRanges(of: self) : nil)
  }

  func beginChanges() {
    data.beginChanges()
    for pool in pools { pool.beginChanges() }
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
    guard data.isChanging else { return }
    for pool in pools { pool.endChanges() }
    forget(data.endChanges(lookingFor: keptIDs, by: identity))
  }

  func setAway(_ isAway: Bool) { for pool in pools { pool.isAway = isAway } }

  func updateKeptRows(in range: Range<Int>) {
    let ids = keptIDs
    guard !ids.isEmpty else { return }
    for index in range {
      let element = data.element(at: index)
      let id = identity.id(element)
      if ids.contains(id) { updateKeptRow(id, element) }
    }
  }

  /// The identifiers of rows that are kept but not shown.
  private var keptIDs: Set<ID> { pools.reduce(into: []) { $0.formUnion($1.keptIDs) } }

  private func forget(_ ids: Set<ID>) {
    if !ids.isEmpty { for pool in pools { pool.forget(ids) } }
  }

  // MARK: Stores

  func follow() {
    // A cast of any other array to a class would convert all of its elements.
    guard ShownData<Data, ID>.isLive, let store = data.shown as? any ObservableElements, follower?.store !== store
    else { return }
    follower?.stop()
    follower = StoreFollower(
      store,
      will: { [unowned self] range in data.ids(keptIDs, in: range, by: identity) },
      did: { [unowned self] range, count, leaving in
        data.follow()
        list?.rowsDidChange(of: self, at: range.lowerBound, removed: range.count, added: count)
        if !leaving.isEmpty { forget(leaving.subtracting(identity.ids(data.shown, 0..<data.count))) }
      })
  }
}

extension RowList {
  /// Returns the ranges of a segment's rows that have cells, in order.
  fileprivate func shownRanges(of segment: any RowSegment) -> [Range<Int>]? {
    guard let number = segments.firstIndex(where: { $0 === segment }) else { return nil }
    let rows = segmentStarts[number]..<segmentStarts[number + 1]
    var (indices, ranges) = ([Int](), [Range<Int>]())
    for cell in cells where cell.isBound && rows.contains(cell.item.position) {
      indices.append(cell.item.position - rows.lowerBound)
    }
    for index in indices.sorted() {
      if let last = ranges.last, index <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, index + 1)
      } else {
        ranges.append(index..<index + 1)
      }
    }
    return ranges
  }
}
