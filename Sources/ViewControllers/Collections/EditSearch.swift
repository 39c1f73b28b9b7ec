/// A search for the shortest list of removals and insertions, up to a limit: Myers' greedy algorithm.
///
/// Most changes of a list affect only a few rows, which are found by comparing neighbours.
package struct EditSearch {
  private let change: RowReplacement
  private let limit: Int
  /// Returns the number of equal rows from an old and a new position onwards.
  private let commonRun: (Int, Int) -> Int

  package init(within change: RowReplacement, limit: Int, commonRun: @escaping (Int, Int) -> Int) {
    self.change = change
    self.limit = limit
    self.commonRun = commonRun
  }

  /// Returns the changes, or `nil` if their number exceeds the limit.
  package func changes() -> [RowReplacement]? {
    let (oldCount, newCount) = (change.old.count, change.new.count)
    guard abs(oldCount - newCount) <= limit else { return nil }
    // The furthest old position on each diagonal (old position minus new) with the current number of edits.
    var reached = [Int](repeating: 0, count: 2 * limit + 3)
    var history: [[Int]] = []
    for edits in 0...limit {
      history.append(reached)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var old = edits == 0 ? 0 : Self.step(reached, diagonal, edits, limit).old
        let new = old - diagonal
        guard old <= oldCount, new <= newCount else {
          // The position is outside the data. It is recorded so that a better path is not mistaken for a worse one.
          reached[diagonal + limit + 1] = old
          continue
        }
        if old < oldCount, new < newCount {
          old += min(
            commonRun(change.old.lowerBound + old, change.new.lowerBound + new), oldCount - old, newCount - new)
        }
        reached[diagonal + limit + 1] = old
        if old == oldCount, old - diagonal == newCount { return trace(history) }
      }
    }
    return nil
  }

  /// Returns the last edit on the path to a diagonal, and its old position: an insertion from the diagonal above, or a
  /// removal from the one below.
  private static func step(
    _ reached: [Int], _ diagonal: Int, _ edits: Int, _ limit: Int
  ) -> (isAddition: Bool, old: Int) {
    let (below, above) = (reached[diagonal + limit], reached[diagonal + limit + 2])
    let isAddition = diagonal == -edits || (diagonal != edits && below < above)
    return (isAddition, isAddition ? above : below + 1)
  }

  /// Traces the path back from the end and joins adjacent edits.
  private func trace(_ history: [[Int]]) -> [RowReplacement] {
    var changes: [RowReplacement] = []
    var diagonal = change.old.count - change.new.count
    for edits in stride(from: history.count - 1, to: 0, by: -1) {
      let (isAddition, old) = Self.step(history[edits], diagonal, edits, limit)
      let new = old - diagonal
      let (oldEnd, newEnd) = (change.old.lowerBound + old, change.new.lowerBound + new)
      let (oldStart, newStart) = (isAddition ? oldEnd : oldEnd - 1, isAddition ? newEnd - 1 : newEnd)
      if let last = changes.last, last.old.lowerBound == oldEnd, last.new.lowerBound == newEnd {
        changes[changes.count - 1] = .init(old: oldStart..<last.old.upperBound, new: newStart..<last.new.upperBound)
      } else {
        changes.append(.init(old: oldStart..<oldEnd, new: newStart..<newEnd))
      }
      diagonal += isAddition ? 1 : -1
    }
    return changes.reversed()
  }
}
