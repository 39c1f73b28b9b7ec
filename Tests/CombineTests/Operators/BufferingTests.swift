import Combine
import CombineTesting
import Testing

@Suite struct CollectTests {
  @Test func collectsByCount() {
    let probe = Probe<Int, Never>()
    let recorder = probe.collect(3).record(demand: .max(2))
    #expect(probe.requests == [.max(6)])
    for value in 1...7 { probe.send(value) }
    #expect(recorder.values == [[1, 2, 3], [4, 5, 6]])
    probe.send(completion: .finished)
    #expect(recorder.values.last == [7] && recorder.isFinished)
  }

  @Test func dropsAPartOnFailure() {
    let subject = PassthroughSubject<Int, TestError>()
    let recorder = subject.collect(2).record()
    subject.send(1)
    subject.send(completion: .failure(TestError()))
    #expect(recorder.values.isEmpty && recorder.error == TestError())
  }

  @Test func collectsByTime() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
    let recorder = subject.collect(.byTime(scheduler, 1)).record()
    subject.send(1)
    subject.send(2)
    scheduler.advance(by: 1)
    #expect(recorder.values == [[1, 2]])
    scheduler.advance(by: 3)
    #expect(recorder.values == [[1, 2]], "an interval without values sends nothing")
    subject.send(3)
    subject.send(completion: .finished)
    #expect(recorder.values == [[1, 2], [3]] && recorder.isFinished)
    scheduler.run()
    #expect(scheduler.pendingCount == 0, "the timer has stopped")
  }

  @Test func collectsByTimeOrCount() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
    let recorder = subject.collect(.byTimeOrCount(scheduler, 1, 2)).record()
    (1...3).forEach(subject.send)
    #expect(recorder.values == [[1, 2]])
    scheduler.advance(by: 1)
    #expect(recorder.values == [[1, 2], [3]])
    recorder.cancel()
  }

  @Test func byTimeAsksForEverythingAndDropsAPartOnFailure() {
    let (scheduler, probe) = (TestScheduler(), Probe<Int, TestError>())
    let recorder = probe.collect(.byTime(scheduler, 1)).record()
    #expect(probe.requests == [.unlimited])
    probe.send(1)
    probe.send(completion: .failure(TestError(code: 3)))
    #expect(recorder.values.isEmpty && recorder.error == TestError(code: 3))
    scheduler.run()
    #expect(scheduler.pendingCount == 0)
  }

  @Test func byTimeSendsOneArrayForEachThatIsWanted() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
    let recorder = subject.collect(.byTime(scheduler, 1)).record(demand: .max(1))
    subject.send(1)
    scheduler.advance(by: 1)
    subject.send(2)
    scheduler.advance(by: 1)
    #expect(recorder.values == [[1]])
    recorder.request(1)
    scheduler.advance(by: 1)
    #expect(recorder.values == [[1], [2]])
    recorder.cancel()
    scheduler.run()
    #expect(scheduler.pendingCount == 0, "the timer has stopped")
  }
}

@Suite struct BufferTests {
  @Test func keepsTheOldestOrTheNewest() {
    for (strategy, kept) in [
      (Publishers.BufferingStrategy<Never>.dropNewest, [1, 2]), (.dropOldest, [3, 4]),
    ] {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).record(demand: .none)
      (1...4).forEach(subject.send)
      subject.send(completion: .finished)
      #expect(recorder.values.isEmpty && recorder.completion == nil)
      recorder.request(1)
      #expect(recorder.values == [kept[0]] && recorder.completion == nil)
      recorder.request(1)
      #expect(recorder.values == kept && recorder.isFinished)
    }
  }

  @Test func failsWhenFull() {
    let probe = Probe<Int, TestError>()
    let recorder = probe.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { TestError(code: 6) })
      .record(demand: .none)
    probe.send(1)
    probe.send(2)
    #expect(probe.cancelCount == 1 && recorder.completion == nil)
    recorder.request(5)
    #expect(recorder.values == [1] && recorder.error == TestError(code: 6))
  }

  @Test func keepFullAsksForWhatItHasRoomFor() {
    let probe = Probe<Int, Never>()
    let recorder = probe.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).record(demand: .none)
    #expect(probe.requests == [.max(3)])
    for value in 1...3 { probe.send(value) }
    recorder.request(2)
    #expect(recorder.values == [1, 2] && probe.requests == [.max(3), .max(2)])
  }

  @Test func feedsASlowFlatMap() {
    let subject = PassthroughSubject<Int, Never>()
    var gates: [PassthroughSubject<Int, Never>] = []
    let recorder = subject.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest)
      .flatMap(maxPublishers: .max(1)) { value -> AnyPublisher<Int, Never> in
        gates.append(PassthroughSubject())
        return gates[gates.count - 1].map { _ in value }.first().eraseToAnyPublisher()
      }.record()
    (1...3).forEach(subject.send)
    #expect(gates.count == 1)
    gates[0].send(0)
    gates[1].send(0)
    #expect(recorder.values == [1, 2] && gates.count == 3)
  }
}
