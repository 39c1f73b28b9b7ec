import Combine
import CombineTesting
import Testing

/// Long backlogs. If taking the first value moved all values behind it, each of these tests would move terabytes.
@Suite struct BacklogTests {
  private static let count = 50_000

  /// A value that is large, so that moving it costs something.
  private struct Block {
    let number: Int
    private let filling = (SIMD8(repeating: 0), SIMD8(repeating: 0), SIMD8(repeating: 0))

    init(_ number: Int) { self.number = number }
  }

  /// Returns whether all values arrived, each in its place.
  private static func isComplete(_ numbers: [Int]) -> Bool { numbers == Array(0..<count) }

  @Test func zip() {
    let (blocks, numbers) = (PassthroughSubject<Block, Never>(), PassthroughSubject<Int, Never>())
    let recorder = blocks.zip(numbers).map(\.0.number).record()
    for number in 0..<Self.count { blocks.send(Block(number)) }
    for number in 0..<Self.count { numbers.send(number) }
    #expect(Self.isComplete(recorder.values))
  }

  @Test func receiveOn() {
    let (blocks, scheduler) = (PassthroughSubject<Block, Never>(), TestScheduler())
    let recorder = blocks.receive(on: scheduler).map(\.number).record()
    for number in 0..<Self.count { blocks.send(Block(number)) }
    scheduler.advance()
    #expect(Self.isComplete(recorder.values))
  }

  @Test func delay() {
    let (blocks, scheduler) = (PassthroughSubject<Block, Never>(), TestScheduler())
    let recorder = blocks.delay(for: 1, scheduler: scheduler).map(\.number).record()
    for number in 0..<Self.count {
      blocks.send(Block(number))
      scheduler.advance(by: .nanoseconds(1))
    }
    scheduler.advance(by: 1)
    #expect(Self.isComplete(recorder.values))
  }

  @Test func flatMap() {
    let blocks = PassthroughSubject<Block, Never>()
    let recorder = blocks.flatMap { Just($0) }.map(\.number).record(demand: .none)
    for number in 0..<Self.count { blocks.send(Block(number)) }
    recorder.request(Self.count)
    #expect(Self.isComplete(recorder.values))
  }

  @Test func buffer() {
    let blocks = PassthroughSubject<Block, Never>()
    let recorder = blocks.buffer(size: Self.count, prefetch: .byRequest, whenFull: .dropOldest).map(\.number)
      .record(demand: .none)
    for number in -Self.count..<Self.count { blocks.send(Block(number)) }
    recorder.request(Self.count)
    #expect(Self.isComplete(recorder.values))
  }

  /// Values that other threads leave while one is inside the subscriber.
  @Test func aBusySubscriber() {
    let blocks = PassthroughSubject<Block, Never>()
    nonisolated(unsafe) var numbers: [Int] = []  // the subscriber is called by one thread at a time
    let token = blocks.sink { block in
      numbers.append(block.number)
      guard block.number == 0 else { return }
      let isDone = DispatchSemaphore(value: 0)
      Thread {
        for number in 1..<Self.count { blocks.send(Block(number)) }
        isDone.signal()
      }.start()
      isDone.wait()
    }
    blocks.send(Block(0))
    #expect(Self.isComplete(numbers))
    token.cancel()
  }
}
