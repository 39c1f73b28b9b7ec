import Combine
import Testing

@Suite struct ValuesTests {
  @Test func iteratesOverAPublisher() async {
    var values: [Int] = []
    for await value in (1...3).publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test func throwsThePublishersError() async {
    var values: [Int] = []
    do {
      let publisher = [1, 2].publisher.setFailureType(to: TestError.self).append(Fail(error: TestError(code: 5)))
      for try await value in publisher.values { values.append(value) }
      Issue.record("the error did not arrive")
    } catch {
      #expect(values == [1, 2] && error as? TestError == TestError(code: 5))
    }
  }

  @Test func requestsOneValueForEachStep() async {
    let probe = Probe<Int, Never>()
    var iterator = probe.values.makeAsyncIterator()
    #expect(probe.requests.isEmpty)
    probe.send(completion: .finished)
    #expect(await iterator.next() == nil)
  }

  @Test func aSlowReaderHoldsTheUpstreamBack() async {
    var sent: [Int] = []
    let source = (1...5).publisher.handleEvents(receiveOutput: { sent.append($0) })
    var iterator = source.values.makeAsyncIterator()
    #expect(sent.isEmpty)
    #expect(await iterator.next() == 1)
    #expect(sent == [1])
    #expect(await iterator.next() == 2)
    #expect(sent == [1, 2])
  }

  @Test func endsWithItsTask() async {
    let subject = PassthroughSubject<Int, Never>()
    let task = Task {
      var count = 0
      for await _ in subject.values { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test func releasingTheIteratorCancels() async {
    let probe = Probe<Int, Never>()
    do { _ = probe.values.makeAsyncIterator() }
    #expect(probe.cancelCount == 1)
  }
}

@Suite struct FutureValueTests {
  @Test func waitsForTheResult() async throws {
    let later = Future<Int, Never> { promise in
      nonisolated(unsafe) let promise = promise  // called once, from one place
      DispatchQueue.global().async { promise(.success(3)) }
    }
    #expect(await later.value == 3)
    let failing = Future<Int, TestError> { $0(.failure(TestError(code: 4))) }
    await #expect(throws: TestError(code: 4)) { try await failing.value }
  }
}
