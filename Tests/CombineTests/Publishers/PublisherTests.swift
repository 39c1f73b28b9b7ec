import Combine
import Testing

@Suite struct JustTests {
  @Test func waitsForTheFirstRequest() {
    let recorder = Just(1).record(demand: .none)
    #expect(recorder.values.isEmpty && recorder.completion == nil)
    recorder.request(1)
    recorder.request(1)
    #expect(recorder.values == [1] && recorder.completionCount == 1)
  }

  @Test func sendsNothingAfterCancellation() {
    let recorder = Just(1).record(demand: .none)
    recorder.cancel()
    recorder.request(1)
    #expect(recorder.values.isEmpty && recorder.completion == nil)
  }
}

@Suite struct EmptyAndFailTests {
  @Test func endWithoutARequest() {
    let empty = Empty<Int, TestError>().record(demand: .none)
    let never = Empty<Int, TestError>(completeImmediately: false).record()
    let fail = Fail<Int, TestError>(error: TestError(code: 3)).record(demand: .none)
    #expect(empty.isFinished && empty.subscriptionCount == 1)
    #expect(never.completion == nil && never.subscriptionCount == 1)
    #expect(fail.error == TestError(code: 3) && fail.values.isEmpty)
  }
}

@Suite struct SequencePublisherTests {
  @Test func sendsAsManyAsAreWanted() {
    let recorder = (1...4).publisher.record(demand: .max(1))
    #expect(recorder.values == [1])
    recorder.request(2)
    #expect(recorder.values == [1, 2, 3] && recorder.completion == nil)
    recorder.request(1)
    #expect(recorder.values == [1, 2, 3, 4] && recorder.isFinished, "it finishes on the last element")
  }

  @Test func anEmptyOneFinishesWithoutARequest() {
    #expect([Int]().publisher.record(demand: .none).isFinished)
  }

  @Test func takesRequestsFromInsideADelivery() {
    var recorder: Recorder<Int, Never>?
    let made = Recorder<Int, Never>(demand: .max(1)) { _ in
      recorder?.request(1)
      return .none
    }
    recorder = made
    (1...100_000).publisher.subscribe(made)
    #expect(made.values.count == 100_000 && made.isFinished)
    recorder = nil
  }

  @Test func stopsWhenCancelledFromInsideADelivery() {
    var recorder: Recorder<Int, Never>?
    let made = Recorder<Int, Never>(demand: .unlimited) { value in
      if value == 3 { recorder?.cancel() }
      return .none
    }
    recorder = made
    (1...10).publisher.subscribe(made)
    #expect(made.values == [1, 2, 3] && made.completion == nil)
    recorder = nil
  }
}

@Suite struct OptionalAndResultTests {
  @Test func sendWhatTheyHold() {
    let some = Optional(5).publisher.record()
    let none = Optional<Int>.none.publisher.record(demand: .none)
    let success = Result<Int, TestError>.success(5).publisher.record()
    let failure = Result<Int, TestError>.failure(TestError()).publisher.record(demand: .none)
    #expect(some.values == [5] && some.isFinished)
    #expect(none.values.isEmpty && none.isFinished)
    #expect(success.values == [5] && success.isFinished)
    #expect(failure.error == TestError())
  }
}

@Suite struct DeferredTests {
  @Test func makesAPublisherForEachSubscriber() {
    var count = 0
    let deferred = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(deferred.record().values == [1] && deferred.record().values == [2])
  }
}

@Suite struct FutureTests {
  @Test func startsAtOnceAndSharesItsResult() {
    var promises: [Future<Int, TestError>.Promise] = []
    let future = Future<Int, TestError> { promises.append($0) }
    #expect(promises.count == 1)
    let early = future.record(demand: .none)
    promises[0](.success(1))
    promises[0](.success(2))
    promises[0](.failure(TestError()))
    #expect(early.values.isEmpty && early.completion == nil, "it waits for the request")
    early.request(1)
    let late = future.record()
    #expect(early.values == [1] && early.isFinished && late.values == [1] && late.isFinished)
  }

  @Test func anErrorNeedsNoRequest() {
    let future = Future<Int, TestError> { $0(.failure(TestError(code: 2))) }
    #expect(future.record(demand: .none).error == TestError(code: 2))
  }

  @Test func aCancelledSubscriberReceivesNothing() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let recorder = future.record()
    recorder.cancel()
    promise?(.success(1))
    #expect(recorder.values.isEmpty && recorder.completion == nil)
  }

  @Test func keepsItselfAliveForItsSubscribers() {
    var promise: Future<Int, Never>.Promise?
    let recorder = Future<Int, Never> { promise = $0 }.record()
    promise?(.success(4))
    #expect(recorder.values == [4])
  }

  @Test func aPromiseMayBeKeptOnAnotherThread() async {
    let future = Future<Int, Never> { promise in
      nonisolated(unsafe) let promise = promise  // called once, from one place
      Thread { promise(.success(7)) }.start()
    }
    #expect(await future.value == 7)
  }

  @Test func deferredFuturesWorkOncePerSubscriber() {
    var attempts = 0
    let deferred = Deferred {
      Future<Int, Never> {
        attempts += 1
        $0(.success(attempts))
      }
    }
    #expect(attempts == 0)
    #expect(deferred.record().values == [1] && deferred.record().values == [2])
  }
}

@Suite struct RecordTests {
  @Test func playsItsRecording() throws {
    let record = Record<Int, TestError> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .failure(TestError(code: 9)))
    }
    let recorder = record.record(demand: .max(1))
    #expect(recorder.values == [1])
    recorder.request(1)
    #expect(recorder.values == [1, 2] && recorder.error == TestError(code: 9))
    let empty = Record<Int, TestError>(output: [], completion: .finished).record(demand: .none)
    #expect(empty.isFinished)
  }

  private enum Fault: String, Error, Codable { case broken }

  @Test func codesItself() throws {
    let record = Record<Int, Fault>(output: [1, 2], completion: .failure(.broken))
    let copy = try JSONDecoder().decode(Record<Int, Fault>.self, from: JSONEncoder().encode(record))
    let recorder = copy.record()
    #expect(recorder.values == [1, 2] && recorder.error == .broken)
    let recording = try JSONSerialization.jsonObject(with: JSONEncoder().encode(record.recording))
    #expect((recording as? [String: Any])?.keys.sorted() == ["completion", "output"])
    let finished = Record<Int, Fault>(output: [], completion: .finished)
    #expect(try JSONDecoder().decode(Record<Int, Fault>.self, from: JSONEncoder().encode(finished)).record().isFinished)
  }
}

@Suite struct EqualityTests {
  @Test func publishersOfEqualPartsAreEqual() {
    let (one, two) = ([1, 2].publisher, [1, 3].publisher)
    #expect(one == [1, 2].publisher && one != two)
    #expect(Just(1) == Just(1) && Just(1) != Just(2))
    #expect(one.merge(with: Just(1)) == one.merge(with: Just(1)))
    #expect(Publishers.Merge3(one, two, two) != Publishers.Merge3(one, two, one))
    #expect(one.zip(two) == one.zip(two) && one.combineLatest(two) != one.combineLatest(one))
    #expect(one.append(two) == one.append(two) && one.append(two) != two.append(one))
    #expect(one.dropFirst(1) != one.dropFirst(2) && one.first() == one.first() && one.prefix(1) != one.prefix(2))
    #expect(Publishers.Contains(upstream: one, output: 1) != Publishers.Contains(upstream: one, output: 2))
    #expect(one.collect(1) != one.collect(2) && one.retry(1) != one.retry(2))
    #expect(one.replaceEmpty(with: 1) != one.replaceEmpty(with: 2))
  }
}

@Suite struct AnyPublisherTests {
  @Test func passesDemandAndCancellationThrough() {
    let probe = Probe<Int, Never>()
    let recorder = probe.eraseToAnyPublisher().eraseToAnyPublisher().record(demand: .max(2))
    #expect(probe.requests == [.max(2)])
    probe.send(1)
    recorder.cancel()
    #expect(recorder.values == [1] && probe.cancelCount == 1)
  }
}
