import Combine
import Testing

private struct Point: Equatable {
  var x = 1
  var y = 2
  var z = 3
}

@Suite struct MappingTests {
  @Test func mapConvertsAndPassesDemandAndCancellation() {
    let probe = Probe<Int, TestError>()
    let recorder = probe.map { "\($0)" }.record(demand: .max(1)) { _ in .max(3) }
    #expect(probe.requests == [.max(1)])
    #expect(probe.send(7) == .max(3))
    recorder.cancel()
    #expect(recorder.values == ["7"] && probe.cancelCount == 1)
  }

  @Test func mapTakesKeyPaths() {
    let point = Just(Point())
    #expect(point.map(\.x).record().values == [1])
    let two = point.map(\.x, \.y).record().values
    let three = point.map(\.x, \.y, \.z).record().values
    #expect(two.first! == (1, 2) && three.first! == (1, 2, 3))
  }

  @Test func conversionsInARowAreOneStage() {
    let numbers = [1, 2].publisher.eraseToAnyPublisher()
    let (plain, trying) = (numbers.map { $0 + 1 }, numbers.tryMap { $0 + 1 })
    let first: Publishers.TryMap<AnyPublisher<Int, Never>, String> = plain.tryMap(String.init)
    let second: Publishers.TryMap<AnyPublisher<Int, Never>, String> = trying.map(String.init)
    let third: Publishers.TryMap<AnyPublisher<Int, Never>, String> = trying.tryMap(String.init)
    for publisher in [first, second, third] { #expect(publisher.record().values == ["2", "3"]) }
    #expect(trying.tryMap { _ -> Int in throw TestError(code: 5) }.record().error as? TestError == TestError(code: 5))
  }

  @Test func tryMapFailsAndCancels() {
    let probe = Probe<Int, Never>()
    let recorder = probe.tryMap { value in
      if value == 2 { throw TestError(code: 2) }
      return value
    }.record()
    probe.send(1)
    probe.send(2)
    probe.send(3)
    #expect(recorder.values == [1] && recorder.error as? TestError == TestError(code: 2))
    #expect(probe.cancelCount == 1 && recorder.completionCount == 1)
  }

  @Test func compactMapAsksForAnotherInPlaceOfNil() {
    let probe = Probe<String, Never>()
    let recorder = probe.compactMap { Int($0) }.record(demand: .max(1))
    #expect(probe.send("x") == .max(1))
    #expect(probe.send("5") == .none)
    #expect(recorder.values == [5])
  }

  @Test func tryCompactMap() {
    let recorder = [1, 2, 3].publisher.tryCompactMap { value -> Int? in
      if value == 3 { throw TestError() }
      return value == 1 ? nil : value
    }.record()
    #expect(recorder.values == [2] && recorder.error is TestError)
  }

  @Test func scanKeepsItsResultPerSubscriber() {
    let sums = (1...4).publisher.scan(0, +)
    #expect(sums.record().values == [1, 3, 6, 10] && sums.record().values == [1, 3, 6, 10])
    let failing = (1...4).publisher.tryScan(0) { if $1 == 3 { throw TestError() } else { $0 + $1 } }.record()
    #expect(failing.values == [1, 3] && failing.error is TestError)
  }

  @Test func replaceNil() {
    #expect([1, nil, 3].publisher.replaceNil(with: 0).record().values == [1, 0, 3])
  }

  @Test func aStageLetsGoOfItsDownstreamAtTheEnd() {
    weak var weakRecorder: Recorder<Int, any Error>?
    let subject = PassthroughSubject<Int, Never>()
    do {
      let recorder = subject.tryMap { $0 }.record()
      weakRecorder = recorder
      subject.send(completion: .finished)
    }
    #expect(weakRecorder == nil)
  }
}
