/// A queue in a ring of places: who comes first leaves first, and nobody else moves.
///
/// The first of an array cannot leave without everybody behind it moving up, so that a backlog of *n* values costs *n*² moves.
/// Here appending takes O(1) on average, and so does taking the first.
@usableFromInline
package struct RingBuffer<Element> {
  /// The values, from `head` on and around the end; every other place is nil. Their number is a power of two.
  @usableFromInline var places: ContiguousArray<Element?> = []
  @usableFromInline var head = 0
  @usableFromInline var filled = 0

  /// Makes an empty queue, which takes no memory of its own.
  @inlinable
  package init() {}

  /// Whether nothing waits.
  @inlinable package var isEmpty: Bool { filled == 0 }

  /// How many values wait.
  @inlinable package var count: Int { filled }

  /// Adds a value as the last one.
  @inlinable
  package mutating func append(_ element: Element) {
    if filled == places.count { grow() }
    places[(head + filled) & (places.count - 1)] = element
    filled += 1
  }

  /// Takes the value that has waited longest; nil when nothing waits.
  @inlinable
  package mutating func popFirst() -> Element? {
    guard filled > 0 else { return nil }
    let first = places[head].take()
    head = (head + 1) & (places.count - 1)
    filled -= 1
    // A long backlog gives its room back; a short one would only ask for it again.
    if filled == 0, places.count > 64 { self = RingBuffer() }
    return first
  }

  /// Makes room for twice as many values, which begin at the first place then.
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
