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

  @Test func combinationsOfFourFollowAModel() {
    var random = Numbers(seed: 13)
    for _ in 0..<200 {
      let sources = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
      let latest = sources[0].combineLatest(sources[1], sources[2], sources[3]) { [$0, $1, $2, $3] }.record()
      let zipped = sources[0].zip(sources[1], sources[2], sources[3]) { [$0, $1, $2, $3] }.record()
      var queues: [[Int]] = [[], [], [], []]
      var expected: [[Int]] = []
      for value in 0..<40 {
        let source = random.next(below: 4)
        sources[source].send(value)
        queues[source].append(value)
        let newest = queues.compactMap(\.last)
        if newest.count == 4 { expected.append(newest) }
      }
      #expect(latest.values == expected)
      let complete = queues.map(\.count).min() ?? 0
      #expect(zipped.values == (0..<complete).map { index in queues.map { $0[index] } })
    }
  }

  @Test func aBufferThatIsKeptFullLosesNothing() {
    var random = Numbers(seed: 17)
    for strategy in [Publishers.BufferingStrategy<Never>.dropNewest, .dropOldest] {
      for size in 1...5 {
        let recorder = (0..<30).publisher.buffer(size: size, prefetch: .keepFull, whenFull: strategy)
          .record(demand: .none)
        var requested = 0
        while requested < 30 {
          let count = 1 + random.next(below: 4)
          recorder.request(count)
          requested += count
          #expect(recorder.values == Array(0..<min(requested, 30)))
        }
        #expect(recorder.isFinished)
      }
    }
  }
}
