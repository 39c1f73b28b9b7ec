/// The data that a list shows, and its transition to the latest data. GTK receives one change at a time and requests
/// rows between the changes.
package struct ShownData<Data: RandomAccessCollection, ID: Hashable> {
  /// The shown data. While changes are applied, only its first elements are shown, followed by those of the latest
  /// data from `newStart` on.
  package private(set) var shown: Data
  package var latest: Data
  /// The shown data before the current changes.
  private var previous: Data
  private var oldEnd: Int
  private var newStart = 0
  private var newEnd = 0
  private var difference: RowDifference?
  package private(set) var isChanging = false
  /// Indicates whether all shown elements come from the latest data.
  private var isApplied = true

  /// Indicates whether the data reports its own changes. Such data is always shown in its current state.
  package static var isLive: Bool { Data.self is any ObservableElements.Type }

  package init(_ data: Data) {
    shown = data
    latest = data
    previous = data
    oldEnd = data.count
  }

  /// The number of shown elements from the old data, and the range of the new data that follows them.
  package var shownParts: (old: Int, new: Range<Int>) { (oldEnd, newStart..<newEnd) }

  package var count: Int { oldEnd + newEnd - newStart }

  package func element(at index: Int) -> Data.Element {
    let (data, offset) = index < oldEnd ? (shown, index) : (latest, index - oldEnd + newStart)
    return data[data.index(data.startIndex, offsetBy: offset)]
  }

  /// Returns whether an element comes from the latest data.
  package func isLatest(at index: Int) -> Bool { isApplied || index >= oldEnd }

  /// Returns the index of the element with an identifier. Complexity: O(*n*).
  package func index(of id: ID, by identity: ElementIdentity<Data, ID>) -> Int? {
    shown.firstIndex { identity.id($0) == id }.map { shown.distance(from: shown.startIndex, to: $0) }
  }

  /// Compares the latest data with the shown data. Returns whether rows are inserted, removed or moved.
  ///
  /// - Parameter ranges: The ranges of the shown rows, if a comparison of these may suffice.
  package mutating func prepareChanges(
    by identity: ElementIdentity<Data, ID>, where ranges: [Range<Int>]?
  ) -> (any: Bool, hasDuplicates: Bool) {
    if Self.isLive, shown as AnyObject === latest as AnyObject {
      difference = nil
      return (false, false)
    }
    isApplied = false
    let difference =
      ranges.flatMap { RowDifference(from: shown, to: latest, where: $0) }
      ?? RowDifference(from: shown, to: latest, by: identity)
    self.difference = difference
    return (!difference.changes.isEmpty, difference.hasDuplicates)
  }

  /// Indicates whether the bytes of all remaining rows are equal.
  package var isIdentical: Bool { difference?.isIdentical ?? false }

  /// Returns whether the bytes of the row at an index of the latest data are equal to those before.
  package func isIdentical(at index: Int) -> Bool {
    guard let difference else { return false }
    return index < difference.identicalPrefix || index >= latest.count - difference.identicalSuffix
  }

  /// Updates the counts after the shown data has reported a change.
  package mutating func follow() {
    oldEnd = shown.count
    newStart = oldEnd
    newEnd = oldEnd
    checkInvariants()
  }

  /// Returns the identifiers in `ids` that are in a range of the shown data.
  package func ids(_ ids: some Collection<ID>, in range: Range<Int>, by identity: ElementIdentity<Data, ID>) -> Set<ID>
  {
    ids.isEmpty ? [] : Set(ids).intersection(identity.ids(shown, range))
  }

  package mutating func beginChanges() {
    isChanging = true
    previous = shown
  }

  /// The changes that insert or remove rows, from the end, so that the positions before each change remain valid.
  package var changes: [RowDifference.Change] {
    (difference?.changes ?? []).reversed().filter { $0.old.count != $0.new.count }
  }

  package mutating func startApplying() {
    newEnd = latest.count
    newStart = newEnd
  }

  /// Applies one change. Returns its position and the numbers of removed and inserted rows. Replaced rows are updated
  /// in their cells.
  package mutating func apply(_ change: RowDifference.Change) -> (position: Int, removed: Int, added: Int) {
    let replaced = min(change.old.count, change.new.count)
    oldEnd = change.old.lowerBound + replaced
    newStart = change.new.lowerBound + replaced
    checkInvariants()
    return (oldEnd, change.old.count - replaced, change.new.count - replaced)
  }

  package mutating func endApplying() {
    shown = latest
    isApplied = true
    oldEnd = newEnd
    newStart = newEnd
  }

  /// Ends the changes. Returns the identifiers in `ids` that these changes have removed from the data; those removed
  /// earlier may be missing.
  package mutating func endChanges(lookingFor ids: some Collection<ID>, by identity: ElementIdentity<Data, ID>) -> Set<
    ID
  > {
    defer {
      isChanging = false
      previous = shown
      difference = nil
      checkInvariants()
    }
    guard !ids.isEmpty else { return [] }
    let wanted = Set(ids)
    // A removed element may have been inserted elsewhere.
    var removed: Set<ID> = []
    for change in difference?.changes ?? [] {
      removed.formUnion(identity.ids(previous, change.old).lazy.filter(wanted.contains))
    }
    for change in difference?.changes ?? [] { removed.subtract(identity.ids(shown, change.new)) }
    return removed
  }
}
