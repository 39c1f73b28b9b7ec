import Combine
import Testing

@Suite struct ErrorTests {
  @Test func catchGoesOnWithTheOutstandingDemand() {
    let (first, second) = (Probe<Int, TestError>(), Probe<Int, Never>())
    let recorder = first.catch { _ in second }.record(demand: .max(3))
    first.send(1)
    first.send(completion: .failure(TestError()))
    #expect(first.requests == [.max(3)] && second.requests == [.max(2)])
    second.send(2)
    second.send(completion: .finished)
    #expect(recorder.values == [1, 2] && recorder.isFinished && recorder.subscriptionCount == 1)
  }

  @Test func catchCountsTheDemandThatCameWithValues() {
    let (first, second) = (Probe<Int, TestError>(), Probe<Int, Never>())
    let recorder = first.catch { _ in second }.record(demand: .max(1)) { $0 == 1 ? .max(4) : .none }
    #expect(first.send(1) == .max(4))
    #expect(first.send(2) == .none)
    first.send(completion: .failure(TestError()))
    #expect(second.requests == [.max(3)] && recorder.values == [1, 2])
  }

  @Test func catchPassesAFinishOn() {
    #expect(Just(1).setFailureType(to: TestError.self).catch { _ in Just(2) }.record().values == [1])
  }

  @Test func tryCatchFailsWithWhatIsThrown() {
    let recorder = Fail<Int, TestError>(error: TestError(code: 1)).tryCatch { error -> Just<Int> in
      throw TestError(code: error.code + 1)
    }.record()
    #expect(recorder.error as? TestError == TestError(code: 2))
    #expect(Fail<Int, TestError>(error: TestError()).tryCatch { _ in Just(5) }.record().values == [5])
  }

  @Test func replaceErrorWaitsForDemand() {
    let recorder = Fail<Int, TestError>(error: TestError()).replaceError(with: 9).record(demand: .none)
    #expect(recorder.values.isEmpty)
    recorder.request(1)
    #expect(recorder.values == [9] && recorder.isFinished)
  }

  @Test func mapErrorAndSetFailureType() {
    let recorder = Fail<Int, TestError>(error: TestError(code: 1)).mapError { TestError(code: $0.code + 1) }.record()
    #expect(recorder.error == TestError(code: 2))
    let typed: Recorder<Int, TestError> = Just(1).setFailureType(to: TestError.self).record()
    #expect(typed.values == [1] && typed.isFinished)
    #expect(Just(1).assertNoFailure().record().values == [1])
  }

  @Test func retrySubscribesAgainSoOften() {
    var attempts = 0
    let failing = Deferred { () -> Fail<Int, TestError> in
      attempts += 1
      return Fail(error: TestError(code: attempts))
    }
    let recorder = failing.retry(2).record()
    #expect(attempts == 3 && recorder.error == TestError(code: 3) && recorder.subscriptionCount == 1)
  }

  @Test func retryStopsWithASuccessAndKeepsTheDemand() {
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, TestError> in
      attempts += 1
      let values = [attempts].publisher.setFailureType(to: TestError.self)
      guard attempts < 3 else { return values.eraseToAnyPublisher() }
      return values.append(Fail(error: TestError())).eraseToAnyPublisher()
    }
    let recorder = flaky.retry(5).record(demand: .max(2))
    #expect(recorder.values == [1, 2] && recorder.completion == nil)
    recorder.request(1)
    #expect(recorder.values == [1, 2, 3] && recorder.isFinished)
  }

  @Test func aLongChainOfRetriesDoesNotUseUpTheStack() {
    let recorder = Fail<Int, TestError>(error: TestError()).retry(200_000).record()
    #expect(recorder.error == TestError())
  }
}
