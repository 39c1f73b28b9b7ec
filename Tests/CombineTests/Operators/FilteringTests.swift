import Combine
import Testing

@Suite struct FilteringTests {
  @Test func filterAsksForAnotherInPlaceOfWhatItLeavesOut() {
    let probe = Probe<Int, Never>()
    let recorder = probe.filter { $0 > 1 }.record(demand: .max(1))
    #expect(probe.send(1) == .max(1))
    #expect(probe.send(2) == .none)
    #expect(recorder.values == [2])
  }

  @Test func tryFilter() {
    let recorder = (1...5).publisher.tryFilter { if $0 == 4 { throw TestError() } else { $0 > 1 } }.record()
    #expect(recorder.values == [2, 3] && recorder.error is TestError)
  }

  @Test func removeDuplicatesComparesWithTheLastSentValue() {
    #expect([1, 1, 2, 2, 1, 1].publisher.removeDuplicates().record().values == [1, 2, 1])
    let near = [1, 2, 3, 5].publisher.removeDuplicates { abs($0 - $1) < 2 }.record()
    #expect(near.values == [1, 3, 5])
    let optional = [nil, nil, 1, nil].publisher.removeDuplicates().record()
    #expect(optional.values == [nil, 1, nil])
    let failing = [1, 1, 2].publisher.tryRemoveDuplicates { if $1 == 2 { throw TestError() } else { $0 == $1 } }
      .record()
    #expect(failing.values == [1] && failing.error is TestError)
  }

  @Test func replaceEmptyWaitsForDemand() {
    let recorder = Empty<Int, TestError>().replaceEmpty(with: 5).record(demand: .none)
    #expect(recorder.values.isEmpty && recorder.completion == nil)
    recorder.request(1)
    #expect(recorder.values == [5] && recorder.isFinished)
    #expect(Just(1).replaceEmpty(with: 5).record().values == [1])
    #expect(Fail<Int, TestError>(error: TestError()).replaceEmpty(with: 5).record().values.isEmpty)
  }

  @Test func ignoreOutputPassesTheCompletionOn() {
    let recorder = (1...3).publisher.ignoreOutput().record(demand: .none)
    #expect(recorder.isFinished && recorder.values.isEmpty)
  }
}

@Suite struct SequencePositionTests {
  @Test func dropFirst() {
    let probe = Probe<Int, Never>()
    let recorder = probe.dropFirst(2).record(demand: .max(1))
    #expect(probe.send(1) == .max(1) && probe.send(2) == .max(1) && probe.send(3) == .none)
    #expect(recorder.values == [3])
    #expect((1...3).publisher.dropFirst(0).record().values == [1, 2, 3])
  }

  @Test func dropWhile() {
    #expect([1, 2, 5, 1].publisher.drop { $0 < 3 }.record().values == [5, 1])
    let failing = [1, 2].publisher.tryDrop { if $0 == 2 { throw TestError() } else { true } }.record()
    #expect(failing.values.isEmpty && failing.error is TestError)
  }

  @Test func prefixFinishesOnItsLastValue() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.prefix(2).record()
    subject.send(1)
    #expect(recorder.completion == nil)
    subject.send(2)
    #expect(recorder.values == [1, 2] && recorder.isFinished)
    #expect((1...3).publisher.prefix(0).record(demand: .none).isFinished)
  }

  @Test func prefixIgnoresValuesSentWhileItHandlesTheLast() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.prefix(1).record { value in
      if value < 3 { subject.send(value + 1) }
      return .none
    }
    subject.send(1)
    #expect(recorder.values == [1] && recorder.completionCount == 1)
  }

  @Test func prefixWhileFinishesWithTheFirstOther() {
    let probe = Probe<Int, Never>()
    let recorder = probe.prefix { $0 < 3 }.record()
    probe.send(1)
    probe.send(3)
    probe.send(1)
    #expect(recorder.values == [1] && recorder.isFinished && probe.cancelCount == 1)
    let failing = [1, 2].publisher.tryPrefix { if $0 == 2 { throw TestError() } else { true } }.record()
    #expect(failing.values == [1] && failing.error is TestError)
  }

  @Test func outputByPosition() {
    #expect((0...9).publisher.output(at: 3).record().values == [3])
    #expect((0...9).publisher.output(in: 2..<5).record().values == [2, 3, 4])
    #expect((0...9).publisher.output(in: 7...).record().values == [7, 8, 9])
    #expect((0...2).publisher.output(at: 5).record().isFinished)
  }

  @Test func firstAndLast() {
    #expect((1...9).publisher.first().record().values == [1])
    #expect((1...9).publisher.first { $0 > 4 }.record().values == [5])
    #expect((1...9).publisher.last().record().values == [9])
    #expect((1...9).publisher.last { $0 < 4 }.record().values == [3])
    #expect(Empty<Int, Never>().first().record().isFinished)
    #expect(Empty<Int, Never>().last().record(demand: .none).isFinished)
    #expect([1].publisher.tryFirst { _ in throw TestError() }.record().error is TestError)
    #expect([1].publisher.tryLast { _ in throw TestError() }.record().error is TestError)
    #expect((1...9).publisher.tryFirst { $0 > 4 }.record().values == [5])
    #expect((1...9).publisher.tryLast { $0 < 4 }.record().values == [3])
  }

  @Test func aStageThatFinishedByItselfIsCancelledOnce() {
    let probe = Probe<Int, Never>()
    let recorder = probe.first().record()
    probe.send(1)
    recorder.cancel()
    #expect(probe.cancelCount == 1)
  }

  @Test func dropUntilOutput() {
    let (values, trigger) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let recorder = values.drop(untilOutputFrom: trigger).record()
    values.send(1)
    trigger.send()
    values.send(2)
    trigger.send(completion: .finished)
    values.send(3)
    #expect(recorder.values == [2, 3] && recorder.completion == nil)
    let (more, end) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let other = more.drop(untilOutputFrom: end).record()
    end.send(completion: .finished)
    #expect(other.isFinished)
  }

  @Test func prefixUntilOutput() {
    let (values, trigger) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, TestError>())
    let recorder = values.prefix(untilOutputFrom: trigger).record()
    values.send(1)
    trigger.send()
    values.send(2)
    #expect(recorder.values == [1] && recorder.isFinished)
    let (more, failing) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, TestError>())
    let other = more.prefix(untilOutputFrom: failing).record()
    failing.send(completion: .failure(TestError()))
    more.send(4)
    #expect(other.values == [4] && other.completion == nil)
  }
}
