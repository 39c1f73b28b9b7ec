/// The identifiers of a collection's elements, with comparisons of whole runs of elements.
package struct ElementIdentity<Data: RandomAccessCollection, ID: Hashable> {
  package let id: (Data.Element) -> ID

  /// The number of elements compared by identifier after a difference, before bytes are compared again. One changed
  /// element may mean that all have changed.
  private static var step: Int { 64 }

  package init(_ id: @escaping (Data.Element) -> ID) {
    self.id = id
  }

  /// A run of elements with equal identifiers in both collections.
  struct Run {
    var count = 0
    /// The number of elements before the first one whose bytes differ.
    var identical = 0

    static func identical(_ count: Int) -> Run { Run(count: count, identical: count) }
  }

  /// Returns the run of elements with equal identifiers from an offset into each collection onwards.
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

  /// Returns the run of elements with equal identifiers that ends just before the offsets, with at most `limit`
  /// elements.
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

  package func ids(_ data: Data, _ range: Range<Int>) -> [ID] {
    let start = data.index(data.startIndex, offsetBy: range.lowerBound)
    return data[start..<data.index(start, offsetBy: range.count)].map(id)
  }
}
