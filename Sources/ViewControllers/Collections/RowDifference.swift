/// The changes between two versions of a list's rows. Unchanged rows keep their positions on screen.
package struct RowDifference: Equatable {
  package typealias Change = RowReplacement

  /// The changes in order, separated by at least one remaining row.
  package private(set) var changes: [Change] = []
  /// Indicates whether an identifier has occurred twice.
  package private(set) var hasDuplicates = false
  /// The number of rows at the start whose bytes are equal.
  package private(set) var identicalPrefix = 0
  /// The number of rows at the end, not counting the prefix, whose bytes are equal.
  package private(set) var identicalSuffix = 0

  /// Indicates whether the bytes of all remaining rows are equal, so that the prefix and suffix cover them.
  package private(set) var isIdentical = false

  /// The maximum number of changes. Beyond it, refilling the shown cells is cheaper than moving rows.
  package static let maximumChanges = 64
  /// The maximum number of edits that are searched for without hashing identifiers.
  private static let quickEdits = 16

  /// Finds the changes between two collections. Complexity: O(*n*), plus *n* log *n* cheap steps if most rows have
  /// moved. If few rows have changed, no identifier is hashed.
  package init<Data, ID>(from old: Data, to new: Data, by identity: ElementIdentity<Data, ID>) {
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
    // No row can remain in these changes, so no further search is needed.
    if change.old.isEmpty || change.new.isEmpty || (change.old.count == 1 && change.new.count == 1) { return }
    let search = EditSearch(within: change, limit: Self.quickEdits) { identity.commonRun(old, $0, new, $1).count }
    if let found = search.changes() {
      changes = found
    } else {
      align(identity.ids(old, change.old), identity.ids(new, change.new), within: change)
    }
  }

  /// Finds the changes if the bytes of every shown row are equal to before, possibly at another position. Compares
  /// only the shown rows.
  ///
  /// GTK has cells for no other rows. Their individual changes do not affect it, so only the change of their number is
  /// reported.
  ///
  /// - Parameter shown: The ranges of the shown rows, in order.
  /// - Returns: `nil` if the other rows must be compared. Complexity: O(*n*) in the number of shown rows.
  package init?<Data: RandomAccessCollection>(from old: Data, to new: Data, where shown: [Range<Int>]) {
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

  /// Splits a large change at the rows that stay in order: a longest increasing subsequence of the old positions.
  private mutating func align<ID: Hashable>(_ old: [ID], _ new: [ID], within change: Change) {
    var oldPositions: [ID: Int] = [:]
    oldPositions.reserveCapacity(old.count)
    for (position, id) in old.enumerated() where oldPositions.updateValue(position, forKey: id) != nil {
      hasDuplicates = true
    }
    var staying: [(old: Int, new: Int)] = []
    for (position, id) in new.enumerated() {
      // The position is removed so that a second row with the same identifier cannot claim it.
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

  /// Returns the indices of a longest increasing subsequence, by patience sorting.
  package static func longestIncreasingRun(_ values: [Int]) -> [Int] {
    /// For each length, the index of the smallest last value of such a subsequence.
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
