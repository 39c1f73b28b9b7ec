import Combine
import Testing

/// Orderings that hold for any interleaving, checked against a model with numbers that are the same in every run.
@Suite struct OrderingPropertyTests {
  @Test func mergeKeepsTheOrderOfEachSourceUnderAnyDemand() {
    var random = Numbers(seed: 3)
    for _ in 0..<200 {
      let sources = (0..<3).map { source in (0..<10).map { source * 100 + $0 } }
      let recorder = Publishers.MergeMany(sources.map(\.publisher)).record(demand: .none)
      var requested = 0
      while requested < 30 {
        let count = 1 + random.next(below: 4)
        recorder.request(count)
        requested += count
        #expect(recorder.values.count == min(requested, 30), "neither more nor less than was asked for")
      }
      for source in 0..<3 { #expect(recorder.values.filter { $0 / 100 == source } == sources[source]) }
      #expect(recorder.isFinished)
    }
  }

  @Test func bufferIsAQueueOfItsSize() {
    var random = Numbers(seed: 5)
    for _ in 0..<200 {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.buffer(size: 4, prefetch: .byRequest, whenFull: .dropOldest).record(demand: .none)
      var (queue, demand, expected): ([Int], Int, [Int]) = ([], 0, [])
      for value in 0..<40 {
        if random.next(below: 2) == 0 {
          if queue.count == 4 { queue.removeFirst() }
          queue.append(value)
          subject.send(value)
        } else {
          demand += 1
          recorder.request(1)
        }
        while demand > 0, !queue.isEmpty {
          demand -= 1
          expected.append(queue.removeFirst())
        }
        #expect(recorder.values == expected)
      }
    }
  }

  @Test func flatMapOneAtATimeIsConcatenationUnderAnyDemand() {
    var random = Numbers(seed: 9)
    for _ in 0..<100 {
      let recorder = (0..<10).publisher.flatMap(maxPublishers: .max(1)) { base in
        (0..<3).map { base * 10 + $0 }.publisher
      }.record(demand: .none)
      var requested = 0
      while requested < 30 {
        let count = 1 + random.next(below: 5)
        recorder.request(count)
        requested += count
      }
      #expect(recorder.values == (0..<10).flatMap { base in (0..<3).map { base * 10 + $0 } })
      #expect(recorder.isFinished)
    }
  }
}
