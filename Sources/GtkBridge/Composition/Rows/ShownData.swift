/// The data that a list shows, on its way to the latest: GTK is told of one change at a time, and asks in between.
struct ShownData<Data: RandomAccessCollection, ID: Hashable> {
  /// What the list shows; while changes are applied, of its first rows only, followed by the latest data's from
  /// `newStart` on.
  private(set) var shown: Data
  /// What is to be shown.
  var latest: Data
  /// What the list showed before the changes under way.
  private var previous: Data
  private var oldEnd: Int
  private var newStart = 0
  private var newEnd = 0
  private var difference: RowDifference?
  private(set) var isChanging = false
  /// Whether all that is shown is the latest data's.
  private var isApplied = true

  /// What says by itself what changes in it is shown as it is at any time.
  private static var isLive: Bool { Data.self is any ObservableElements.Type }

  init(_ data: Data) {
    shown = data
    latest = data
    previous = data
    oldEnd = data.count
  }

  /// How many of the old data's first elements are shown, and which of the new data's follow them.
  var shownParts: (old: Int, new: Range<Int>) { (oldEnd, newStart..<newEnd) }

  var count: Int { oldEnd + newEnd - newStart }

  func element(at index: Int) -> Data.Element {
    let (data, offset) = index < oldEnd ? (shown, index) : (latest, index - oldEnd + newStart)
    return data[data.index(data.startIndex, offsetBy: offset)]
  }

  /// Whether an element is the latest data's.
  func isLatest(at index: Int) -> Bool { isApplied || index >= oldEnd }

  /// Where the element with an identifier is. Complexity: O(*n*).
  func index(of id: ID, by identity: ElementIdentity<Data, ID>) -> Int? {
    shown.firstIndex { identity.id($0) == id }.map { shown.distance(from: shown.startIndex, to: $0) }
  }

  /// Compares the latest data with what is shown; says whether rows come, go or change places.
  ///
  /// - Parameter ranges: Which rows are shown, where others need not be looked at.
  mutating func prepareChanges(
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

  /// Whether the comparison has found every row that stays to be the same bytes as before.
  var isIdentical: Bool { difference?.isIdentical ?? false }

  /// Whether the comparison has found the row at an index of the latest data to be the same bytes as before.
  func isIdentical(at index: Int) -> Bool {
    guard let difference else { return false }
    return index < difference.identicalPrefix || index >= latest.count - difference.identicalSuffix
  }

  /// The data that is shown has changed, and said so.
  mutating func follow() {
    oldEnd = shown.count
    newStart = oldEnd
    newEnd = oldEnd
    checkInvariants()
  }

  /// Those of `ids` that are in a range of what is shown.
  func ids(_ ids: some Collection<ID>, in range: Range<Int>, by identity: ElementIdentity<Data, ID>) -> Set<ID> {
    ids.isEmpty ? [] : Set(ids).intersection(identity.ids(shown, range))
  }

  mutating func beginChanges() {
    isChanging = true
    previous = shown
  }

  /// The next change towards the latest data: from the end, so that what comes before it is where it was.
  var changes: [RowDifference.Change] {
    (difference?.changes ?? []).reversed().filter { $0.old.count != $0.new.count }
  }

  mutating func startApplying() {
    newEnd = latest.count
    newStart = newEnd
  }

  /// Takes one change over; gives its place, and how many rows leave and come there. Rows that take the place of others do so
  /// in their cells.
  mutating func apply(_ change: RowDifference.Change) -> (position: Int, removed: Int, added: Int) {
    let replaced = min(change.old.count, change.new.count)
    oldEnd = change.old.lowerBound + replaced
    newStart = change.new.lowerBound + replaced
    checkInvariants()
    return (oldEnd, change.old.count - replaced, change.new.count - replaced)
  }

  mutating func endApplying() {
    shown = latest
    isApplied = true
    oldEnd = newEnd
    newStart = newEnd
  }

  /// Ends the changes; gives those of `ids` that the data has no more, which need not be all that it had no more before.
  mutating func endChanges(lookingFor ids: some Collection<ID>, by identity: ElementIdentity<Data, ID>) -> Set<ID> {
    defer {
      isChanging = false
      previous = shown
      difference = nil
      checkInvariants()
    }
    guard !ids.isEmpty else { return [] }
    let wanted = Set(ids)
    // What left the data may have come back elsewhere in it.
    var removed: Set<ID> = []
    for change in difference?.changes ?? [] {
      removed.formUnion(identity.ids(previous, change.old).lazy.filter(wanted.contains))
    }
    for change in difference?.changes ?? [] { removed.subtract(identity.ids(shown, change.new)) }
    return removed
  }
}
