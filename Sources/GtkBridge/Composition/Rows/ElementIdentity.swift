import GtkObjects

/// How the elements of a collection are known again, for whole runs of elements at a time.
struct ElementIdentity<Data: RandomAccessCollection, ID: Hashable> {
  /// The identifier of one element.
  let id: (Data.Element) -> ID

  /// After a difference, so many elements are compared by identifier before their bytes are looked at again: where one
  /// has changed, so may have all.
  private static var step: Int { 64 }

  init(_ id: @escaping (Data.Element) -> ID) {
    self.id = id
  }

  /// Elements that follow one another in both collections.
  struct Run {
    /// How many have the same identifiers.
    var count = 0
    /// How many of these, up to the first other one, are the same bytes.
    var identical = 0

    static func identical(_ count: Int) -> Run { Run(count: count, identical: count) }
  }

  /// The elements that have the same identifiers, from an offset into each collection onwards.
  func commonRun(_ old: Data, _ oldOffset: Int, _ new: Data, _ newOffset: Int) -> Run {
    if let old = old as? Range<Int>, let new = new as? Range<Int> {
      let isSame = old.lowerBound + oldOffset == new.lowerBound + newOffset
      return .identical(isSame ? min(old.count - oldOffset, new.count - newOffset) : 0)
    }
    let count = min(old.count - oldOffset, new.count - newOffset)
    var run = Run.identical(identicalElements(old, oldOffset, new, newOffset))
    while run.count < count {
      for _ in 0..<min(Self.step, count - run.count) {
        guard isSame(old, oldOffset + run.count, new, newOffset + run.count) else { return run }
        run.count += 1
      }
      run.count += identicalElements(old, oldOffset + run.count, new, newOffset + run.count)
    }
    return run
  }

  /// The elements that have the same identifiers, from just before an offset backwards; at most `limit`.
  func commonRunBackwards(_ old: Data, _ oldOffset: Int, _ new: Data, _ newOffset: Int, _ limit: Int) -> Run {
    if let old = old as? Range<Int>, let new = new as? Range<Int> {
      return .identical(old.lowerBound + oldOffset == new.lowerBound + newOffset ? limit : 0)
    }
    var run = Run.identical(identicalElementsBackwards(old, oldOffset, new, newOffset, limit: limit))
    while run.count < limit {
      for _ in 0..<min(Self.step, limit - run.count) {
        guard isSame(old, oldOffset - run.count - 1, new, newOffset - run.count - 1) else { return run }
        run.count += 1
      }
      run.count += identicalElementsBackwards(
        old, oldOffset - run.count, new, newOffset - run.count, limit: limit - run.count)
    }
    return run
  }

  private func isSame(_ old: Data, _ oldOffset: Int, _ new: Data, _ newOffset: Int) -> Bool {
    id(old[old.index(old.startIndex, offsetBy: oldOffset)]) == id(new[new.index(new.startIndex, offsetBy: newOffset)])
  }

  /// The identifiers of a range of elements.
  func ids(_ data: Data, _ range: Range<Int>) -> [ID] {
    let start = data.index(data.startIndex, offsetBy: range.lowerBound)
    return data[start..<data.index(start, offsetBy: range.count)].map(id)
  }
}
