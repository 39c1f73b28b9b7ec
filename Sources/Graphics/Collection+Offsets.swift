import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets that ``ForEach/onDelete(perform:)`` passes to its closure.
  ///
  /// Mirrors SwiftUI's `remove(atOffsets:)`. Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }

  /// Moves the elements at the offsets `source`, in their order, before the element at the offset `destination`. The
  /// arguments are those that ``ForEach/onMove(perform:)`` passes to its closure.
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
