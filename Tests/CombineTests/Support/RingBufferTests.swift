import Testing

@testable import Combine

@Suite struct RingBufferTests {
  @Test func whoComesFirstLeavesFirst() {
    var queue = RingBuffer<Int>()
    var (next, taken) = (0, [Int]())
    // Values are added and removed so that the queue wraps around its ring at every size up to twenty.
    for size in 1...20 {
      while queue.count < size {
        queue.append(next)
        next += 1
      }
      for _ in 0..<(size * 3) {
        taken += [queue.popFirst()].compactMap { $0 }
        queue.append(next)
        next += 1
      }
    }
    while let value = queue.popFirst() { taken.append(value) }
    #expect(taken == Array(0..<next))
    #expect(queue.isEmpty && queue.count == 0 && queue.popFirst() == nil)
  }

  @Test func nobodyMovesWhenTheFirstLeaves() {
    var queue = RingBuffer<Int>()
    for value in 0..<100 { queue.append(value) }
    for value in 0..<99 {
      let places = Array(queue.places)
      #expect(queue.popFirst() == value)
      let changed = places.indices.filter { queue.places[$0] != places[$0] }
      #expect(changed == [value])
    }
  }

  @Test func roomGrowsByDoublingAndIsGivenBack() {
    var queue = RingBuffer<Int>()
    var sizes: [Int] = []
    for value in 0..<1000 {
      queue.append(value)
      if queue.places.count != sizes.last { sizes.append(queue.places.count) }
    }
    #expect(sizes == [4, 8, 16, 32, 64, 128, 256, 512, 1024])
    while queue.popFirst() != nil {}
    #expect(queue.places.isEmpty)
  }

  @Test func whatHasLeftIsLetGo() {
    final class Token {}
    var queue = RingBuffer<Token>()
    weak var token: Token?
    do {
      let made = Token()
      token = made
      queue.append(made)
      queue.append(Token())
    }
    _ = queue.popFirst()
    #expect(token == nil && queue.count == 1)
  }

  @Test func anOptionalNilIsAValueToo() {
    var queue = RingBuffer<Int?>()
    queue.append(nil)
    queue.append(1)
    #expect(queue.popFirst() == .some(nil))
    #expect(queue.popFirst() == .some(1))
    #expect(queue.popFirst() == nil)
  }
}

@Suite struct HeapTests {
  @Test func theSmallestLeavesFirst() {
    var heap = Heap<Int>()
    // Every number below 997 once, in an order that jumps about.
    for value in 0..<997 { heap.insert(value * 631 % 997) }
    #expect(heap.count == 997 && heap.min == 0)
    var taken: [Int] = []
    while let value = heap.popMin() { taken.append(value) }
    #expect(taken == Array(0..<997))
    #expect(heap.min == nil && heap.popMin() == nil)
  }
}
