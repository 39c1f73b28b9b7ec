import GtkObjects

/// What has to be done to the rows of a list, so that what stays keeps its place on screen.
struct RowDifference: Equatable {
  /// Rows that give way to others at one place.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The changes, in order, with at least one row between any two that stays.
  private(set) var changes: [Change] = []
  /// Whether an identifier was seen twice.
  private(set) var hasDuplicates = false
  /// How many rows at the start are the same bytes as before.
  private(set) var identicalPrefix = 0
  /// How many rows at the end are, beside those at the start.
  private(set) var identicalSuffix = 0

  /// Whether all rows that stay are the same bytes as before: they are those at the start and those at the end.
  private(set) var isIdentical = false

  /// Beyond this many places, filling the rows on screen anew is cheaper than moving them about.
  static let maximumChanges = 64
  /// How many rows removed and added are found without hashing a single identifier.
  private static let quickEdits = 16

  /// Finds what changed between two collections. Complexity: O(*n*), with *n* log *n* cheap steps where most rows have
  /// changed places; no identifier is hashed where few have.
  init<Data, ID>(from old: Data, to new: Data, by identity: ElementIdentity<Data, ID>) {
    let (oldCount, newCount) = (old.count, new.count)
    let prefix = identity.commonRun(old, 0, new, 0)
    let suffix = identity.commonRunBackwards(
      old, oldCount, new, newCount, Swift.min(oldCount, newCount) - prefix.count)
    (identicalPrefix, identicalSuffix) = (prefix.identical, suffix.identical)
    isIdentical = identicalPrefix + identicalSuffix == Swift.min(oldCount, newCount)
    let change = Change(
      old: prefix.count..<oldCount - suffix.count, new: prefix.count..<newCount - suffix.count)
    if change.old.isEmpty, change.new.isEmpty { return }
    changes = [change]
    // Nothing stays within a change of one kind; a row in the place of another has no further to look.
    if change.old.isEmpty || change.new.isEmpty || change.old.count == 1, change.new.count == 1 { return }
    let search = EditSearch(within: change, limit: Self.quickEdits) { identity.commonRun(old, $0, new, $1).count }
    if let found = search.changes() {
      changes = found
    } else {
      align(identity.ids(old, change.old), identity.ids(new, change.new), within: change)
    }
  }

  /// Finds what changed where every row that is shown is the same bytes as before, be it in another place: by looking at
  /// those alone.
  ///
  /// GTK has no other rows. Which of them have come, gone and changed places is the same to it, so their number is all
  /// that it is told of.
  ///
  /// - Parameter shown: Which rows are shown, in order.
  /// - Returns: `nil` where that takes a look at the others. Complexity: that of the rows that are shown.
  init?<Data: RandomAccessCollection>(from old: Data, to new: Data, where shown: [Range<Int>]) {
    let (oldCount, newCount) = (old.count, new.count)
    let shift = newCount - oldCount
    var lastInPlace = -1
    var firstShifted: Int?
    for range in shown {
      var start = range.lowerBound
      if firstShifted == nil {
        start += identicalElements(old, start, new, start, limit: range.count)
        if start > range.lowerBound { lastInPlace = start - 1 }
      }
      guard start < range.upperBound else { continue }
      let rest = range.upperBound - start
      guard shift != 0, start + shift > lastInPlace, range.upperBound + shift <= newCount,
        identicalElements(old, start, new, start + shift, limit: rest) == rest
      else { return nil }
      if firstShifted == nil { firstShifted = start }
    }
    isIdentical = true
    if shift > 0 {
      let place = firstShifted ?? oldCount
      changes = [Change(old: place..<place, new: place..<place + shift)]
    } else if shift < 0 {
      let end = firstShifted ?? oldCount
      changes = [Change(old: end + shift..<end, new: end + shift..<end + shift)]
    }
  }

  /// Splits one large change where rows stay in order: at a longest increasing run of the old positions.
  private mutating func align<ID: Hashable>(_ old: [ID], _ new: [ID], within change: Change) {
    var oldPositions: [ID: Int] = [:]
    oldPositions.reserveCapacity(old.count)
    for (position, id) in old.enumerated() where oldPositions.updateValue(position, forKey: id) != nil {
      hasDuplicates = true
    }
    var staying: [(old: Int, new: Int)] = []
    for (position, id) in new.enumerated() {
      // Taken out, so that the second row of an identifier does not claim the same old one.
      if let oldPosition = oldPositions.removeValue(forKey: id) { staying.append((oldPosition, position)) }
    }
    var split: [Change] = []
    var last = (old: -1, new: -1)
    for index in Self.longestIncreasingRun(staying.map(\.old)) + [staying.count] {
      let next = index < staying.count ? staying[index] : (old: old.count, new: new.count)
      if next.old - last.old > 1 || next.new - last.new > 1 {
        split.append(
          Change(
            old: change.old.lowerBound + last.old + 1..<change.old.lowerBound + next.old,
            new: change.new.lowerBound + last.new + 1..<change.new.lowerBound + next.new))
      }
      last = next
    }
    if split.count <= Self.maximumChanges { changes = split }
  }

  /// The indices of a longest increasing subsequence, by patience sorting.
  static func longestIncreasingRun(_ values: [Int]) -> [Int] {
    /// For each length, the index of the smallest value that such a subsequence can end with.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      if let end = ends.last, values[end] < value { low = high }
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      run.append(index)
      index = previous[index]
    }
    return run.reversed()
  }
}
