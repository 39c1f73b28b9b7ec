/// A collection that gives its smallest element first: work that waits for its time.
///
/// Inserting and taking cost O(log *n*). Equal elements leave in no particular order.
package struct Heap<Element: Comparable> {
  // A binary tree by levels: the children of place n are at 2n + 1 and 2n + 2, and no child is smaller than its parent.
  private var elements: [Element] = []

  /// Makes an empty heap.
  package init() {}

  /// How many elements there are.
  package var count: Int { elements.count }

  /// The smallest element.
  package var min: Element? { elements.first }

  /// Adds an element.
  package mutating func insert(_ element: Element) {
    elements.append(element)
    var place = elements.count - 1
    while place > 0, elements[place] < elements[(place - 1) / 2] {
      elements.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes the smallest element; nil when there is none.
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
