import Combine
import Testing

@Suite struct MergeTests {
  @Test func sendsValuesAsTheyComeAndFinishesWithTheLast() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.merge(with: b).record()
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(recorder.values == [1, 2, 3] && recorder.completion == nil)
    b.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func anErrorEndsItAndCancelsTheOthers() {
    let (a, b) = (Probe<Int, TestError>(), Probe<Int, TestError>())
    let recorder = Publishers.Merge(a, b).record()
    a.send(completion: .failure(TestError()))
    b.send(1)
    #expect(recorder.error == TestError() && recorder.values.isEmpty && b.cancelCount == 1)
  }

  @Test func asksForOneValueAtATimeWhileDemandIsLimited() {
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = a.merge(with: b).record(demand: .max(1))
    #expect(a.requests == [.max(1)] && b.requests == [.max(1)])
    #expect(a.send(1) == .max(1))
    #expect(b.send(2) == .none, "it waits")
    #expect(a.send(3) == .none)
    #expect(recorder.values == [1])
    recorder.request(1)
    #expect(recorder.values == [1, 2] && b.requests == [.max(1), .max(1)])
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values == [1, 2, 3] && a.requests.last == .unlimited)
  }

  @Test func finishesOnlyWhenWaitingValuesAreDelivered() {
    let recorder = [1, 2].publisher.merge(with: [3].publisher).record(demand: .max(1))
    #expect(recorder.values == [1] && recorder.completion == nil)
    recorder.request(5)
    #expect(Set(recorder.values) == [1, 2, 3] && recorder.isFinished)
  }

  @Test func cancelsAll() {
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = a.merge(with: b).record()
    recorder.cancel()
    #expect(a.cancelCount == 1 && b.cancelCount == 1)
  }

  @Test func takesUpToEightAndMany() {
    let j = (0..<8).map { Just($0) }
    #expect(j[0].merge(with: j[1], j[2]).record().values == [0, 1, 2])
    #expect(j[0].merge(with: j[1], j[2], j[3]).record().values == [0, 1, 2, 3])
    #expect(j[0].merge(with: j[1], j[2], j[3], j[4]).record().values == Array(0..<5))
    #expect(j[0].merge(with: j[1], j[2], j[3], j[4], j[5]).record().values == Array(0..<6))
    #expect(j[0].merge(with: j[1], j[2], j[3], j[4], j[5], j[6]).record().values == Array(0..<7))
    #expect(j[0].merge(with: j[1], j[2], j[3], j[4], j[5], j[6], j[7]).record().values == Array(0..<8))
    let eight = Publishers.Merge8(j[0], j[1], j[2], j[3], j[4], j[5], j[6], j[7]).record()
    #expect(eight.values == Array(0..<8) && eight.isFinished)
    let many = Publishers.MergeMany(j).record()
    #expect(many.values == Array(0..<8) && many.isFinished)
    #expect(Publishers.MergeMany([Just<Int>]()).record().isFinished)
    #expect(j[0].merge(with: j[1]).merge(with: j[2]).record().values == [0, 1, 2])
  }

  @Test func letsGoOfEverythingAtTheEnd() {
    let subject = PassthroughSubject<Int, Never>()
    weak var weakRecorder: Recorder<Int, Never>?
    do {
      let recorder = subject.merge(with: Just(1)).record()
      weakRecorder = recorder
      recorder.cancel()
    }
    #expect(weakRecorder == nil)
  }
}

@Suite struct FlatMapTests {
  @Test func mergesWhatItMakes() {
    let outer = PassthroughSubject<Int, Never>()
    let inners = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    let recorder = outer.flatMap { inners[$0] }.record()
    outer.send(0)
    outer.send(1)
    inners[0].send("a")
    inners[1].send("b")
    inners[0].send("c")
    outer.send(completion: .finished)
    inners[0].send(completion: .finished)
    #expect(recorder.values == ["a", "b", "c"] && recorder.completion == nil)
    inners[1].send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func attachesSoManyAtATime() {
    let outer = Probe<Int, Never>()
    let inners = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let recorder = outer.flatMap(maxPublishers: .max(2)) { inners[$0] }.record()
    #expect(outer.requests == [.max(2)])
    outer.send(0)
    outer.send(1)
    inners[0].send(completion: .finished)
    #expect(outer.requests == [.max(2), .max(1)])
    recorder.cancel()
    #expect(outer.cancelCount == 1)
  }

  @Test func oneAtATimeIsConcatenation() {
    let recorder = (0..<1000).publisher.flatMap(maxPublishers: .max(1)) { [$0, $0].publisher }.record()
    #expect(recorder.values == (0..<1000).flatMap { [$0, $0] } && recorder.isFinished)
  }

  @Test func anErrorOfEitherEndsIt() {
    let inner = Probe<Int, TestError>()
    let outer = PassthroughSubject<Int, TestError>()
    let recorder = outer.flatMap { _ in inner }.record()
    outer.send(1)
    outer.send(completion: .failure(TestError(code: 1)))
    #expect(recorder.error == TestError(code: 1) && inner.cancelCount == 1)
    let failing = Just(1).flatMap { _ in Fail<Int, TestError>(error: TestError(code: 2)) }.record()
    #expect(failing.error == TestError(code: 2))
  }

  @Test func mixesKindsOfFailure() {
    let source = PassthroughSubject<Int, TestError>()
    let recorder: Recorder<Int, TestError> = source.flatMap { Just($0 * 2) }.record()
    source.send(1)
    #expect(recorder.values == [2])
    #expect(Just(1).flatMap { Just($0) }.record().values == [1])
  }

  @Test func honoursDemand() {
    let recorder = (1...3).publisher.flatMap { [$0, $0 * 10].publisher }.record(demand: .max(2))
    #expect(recorder.values.count == 2 && recorder.completion == nil)
    recorder.request(100)
    #expect(Set(recorder.values) == [1, 10, 2, 20, 3, 30] && recorder.isFinished)
  }
}

@Suite struct SwitchToLatestTests {
  @Test func sendsTheLatestPublishersValuesAndCancelsTheOthers() {
    let outer = PassthroughSubject<Probe<Int, Never>, Never>()
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = outer.switchToLatest().record()
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    #expect(recorder.values == [1, 3] && a.cancelCount == 1 && b.requests == [.unlimited])
    outer.send(completion: .finished)
    #expect(recorder.completion == nil)
    b.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func passesTheOutstandingDemandToTheNextPublisher() {
    let outer = PassthroughSubject<Probe<Int, Never>, Never>()
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = outer.switchToLatest().record(demand: .max(3))
    outer.send(a)
    a.send(1)
    outer.send(b)
    #expect(a.requests == [.max(3)] && b.requests == [.max(2)])
    recorder.cancel()
    #expect(b.cancelCount == 1)
  }

  @Test func finishesWithTheOuterWhenNothingIsAttached() {
    let outer = PassthroughSubject<Just<Int>, Never>()
    let recorder = outer.switchToLatest().record()
    outer.send(Just(1))
    outer.send(completion: .finished)
    #expect(recorder.values == [1] && recorder.isFinished)
  }

  @Test func anErrorOfTheInnerEndsIt() {
    let outer = PassthroughSubject<AnyPublisher<Int, TestError>, Never>()
    let recorder = outer.switchToLatest().record()
    outer.send(Fail(error: TestError()).eraseToAnyPublisher())
    #expect(recorder.error == TestError())
  }

  @Test func anErrorOfTheOuterEndsItAndCancelsTheInner() {
    let outer = PassthroughSubject<Probe<Int, Never>, TestError>()
    let inner = Probe<Int, Never>()
    let recorder = outer.switchToLatest().record()
    outer.send(inner)
    inner.send(1)
    outer.send(completion: .failure(TestError(code: 2)))
    #expect(recorder.values == [1] && recorder.error == TestError(code: 2) && inner.cancelCount == 1)
  }

  @Test func followsAPublisherThatIsSentFromInsideADelivery() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let next = PassthroughSubject<Int, Never>()
    let recorder = outer.switchToLatest().record { value in
      if value == 1 { outer.send(next.eraseToAnyPublisher()) }
      return .none
    }
    outer.send([1, 2, 3].publisher.eraseToAnyPublisher())
    next.send(4)
    #expect(recorder.values == [1, 4])
  }
}
