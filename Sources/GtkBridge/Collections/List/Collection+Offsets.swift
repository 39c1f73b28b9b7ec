extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some distances from the start, as ``ForEach/onDelete(perform:)`` asks for it.
  ///
  /// Mirrors SwiftUI's `remove(atOffsets:)`. Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }

  /// Moves the elements at some distances from the start, in their order, before the one that is at another distance now,
  /// as ``ForEach/onMove(perform:)`` asks for it.
  ///
  /// Mirrors SwiftUI's `move(fromOffsets:toOffset:)`. Complexity: O(*n*).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.compactMap { all.indices.contains($0) ? all[$0] : nil }
    var result = Self()
    for (offset, element) in all.enumerated() {
      if offset == destination { result.append(contentsOf: moved) }
      if !source.contains(offset) { result.append(element) }
    }
    if destination >= all.count { result.append(contentsOf: moved) }
    self = result
  }
}
