/// A binary heap whose smallest element is removed first. Used for work that is scheduled by time.
///
/// Inserting and removing cost O(log *n*). Equal elements are removed in no particular order.
package struct Heap<Element: Comparable> {
  // A binary tree in level order: the children of index n are at 2n + 1 and 2n + 2, and no child is less than its
  // parent.
  private var elements: [Element] = []

  package init() {}

  package var count: Int { elements.count }

  package var min: Element? { elements.first }

  package mutating func insert(_ element: Element) {
    elements.append(element)
    var place = elements.count - 1
    while place > 0, elements[place] < elements[(place - 1) / 2] {
      elements.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Removes and returns the smallest element, or returns `nil` if the heap is empty.
  package mutating func popMin() -> Element? {
    guard let last = elements.indices.last else { return nil }
    elements.swapAt(0, last)
    let smallest = elements.removeLast()
    var (place, child) = (0, 1)
    while child < elements.count {
      if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
      guard elements[child] < elements[place] else { break }
      elements.swapAt(place, child)
      (place, child) = (child, 2 * child + 1)
    }
    return smallest
  }
}
