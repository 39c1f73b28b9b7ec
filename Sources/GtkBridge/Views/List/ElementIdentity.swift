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

  /// How many elements in a row have the same identifiers, from an offset into each collection onwards.
  func commonRun(_ old: Data, _ oldOffset: Int, _ new: Data, _ newOffset: Int) -> Int {
    if let old = old as? Range<Int>, let new = new as? Range<Int> {
      let isSame = old.lowerBound + oldOffset == new.lowerBound + newOffset
      return isSame ? min(old.count - oldOffset, new.count - newOffset) : 0
    }
    let count = min(old.count - oldOffset, new.count - newOffset)
    var run = 0
    while run < count {
      run += identicalElements(old, oldOffset + run, new, newOffset + run)
      for _ in 0..<min(Self.step, count - run) {
        guard isSame(old, oldOffset + run, new, newOffset + run) else { return run }
        run += 1
      }
    }
    return run
  }

  /// How many elements in a row have the same identifiers, from just before an offset backwards; at most `limit`.
  func commonRunBackwards(_ old: Data, _ oldOffset: Int, _ new: Data, _ newOffset: Int, _ limit: Int) -> Int {
    if let old = old as? Range<Int>, let new = new as? Range<Int> {
      return old.lowerBound + oldOffset == new.lowerBound + newOffset ? limit : 0
    }
    var run = 0
    while run < limit {
      run += identicalElementsBackwards(old, oldOffset - run, new, newOffset - run, limit: limit - run)
      for _ in 0..<min(Self.step, limit - run) {
        guard isSame(old, oldOffset - run - 1, new, newOffset - run - 1) else { return run }
        run += 1
      }
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
