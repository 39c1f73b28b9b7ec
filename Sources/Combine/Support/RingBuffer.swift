/// A first-in, first-out queue in a ring buffer.
///
/// Removing the first element of an array moves all others, so the removal of *n* values is quadratic. Here appending
/// and removing are amortised O(1).
@usableFromInline
package struct RingBuffer<Element> {
  /// The values, starting at `head` and wrapping around. Unused places are `nil`. The capacity is a power of two.
  @usableFromInline var places: ContiguousArray<Element?> = []
  @usableFromInline var head = 0
  @usableFromInline var filled = 0

  /// Creates an empty queue without an allocation.
  @inlinable
  package init() {}

  @inlinable package var isEmpty: Bool { filled == 0 }

  @inlinable package var count: Int { filled }

  @inlinable
  package mutating func append(_ element: Element) {
    if filled == places.count { grow() }
    places[(head + filled) & (places.count - 1)] = element
    filled += 1
  }

  /// Removes and returns the first value, or returns `nil` if the queue is empty.
  @inlinable
  package mutating func popFirst() -> Element? {
    guard filled > 0 else { return nil }
    let first = places[head].take()
    head = (head + 1) & (places.count - 1)
    filled -= 1
    // Frees a large buffer. A small one is kept, because it would soon be allocated again.
    if filled == 0, places.count > 64 { self = RingBuffer() }
    return first
  }

  /// Doubles the capacity and moves the values to the start of the buffer.
  @usableFromInline
  mutating func grow() {
    let room = max(places.count * 2, 4)
    var larger = ContiguousArray<Element?>()
    larger.reserveCapacity(room)
    larger.append(contentsOf: places[head...])
    larger.append(contentsOf: places[..<head])
    larger.append(contentsOf: repeatElement(nil, count: room - larger.count))
    (places, head) = (larger, 0)
  }
}
