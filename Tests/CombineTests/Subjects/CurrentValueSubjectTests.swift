import Combine
import Testing

@Suite struct CurrentValueSubjectTests {
  @Test func keepsAValueThatIsSetAfterTheEnd() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.record()
    subject.send(completion: .finished)
    subject.value = 2
    #expect(subject.value == 2)
    subject.send(3)
    #expect(subject.value == 2)
    #expect(recorder.values == [1] && recorder.isFinished && recorder.completionCount == 1)
  }

  @Test func startsWithTheLatestValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let first = subject.record()
    subject.value = 2
    let second = subject.record()
    subject.send(3)
    #expect(first.values == [1, 2, 3] && second.values == [2, 3] && subject.value == 3)
  }

  @Test func holdsTheNewValueBeforeItIsDelivered() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    let token = subject.dropFirst().sink { _ in seen.append(subject.value) }
    subject.send(2)
    #expect(seen == [2])
    token.cancel()
  }

  @Test func catchesUpWithTheNewestValueOnly() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = subject.record(demand: .none)
    subject.send(1)
    subject.send(2)
    recorder.request(1)
    #expect(recorder.values == [2])
    recorder.request(1)
    #expect(recorder.values == [2], "the value that was delivered is not delivered again")
    subject.send(3)
    subject.send(4)
    #expect(recorder.values == [2, 3])
    recorder.request(5)
    #expect(recorder.values == [2, 3, 4])
  }

  @Test func sendsNothingAfterTheCompletion() {
    let subject = CurrentValueSubject<Int, TestError>(1)
    subject.send(completion: .finished)
    subject.send(2)
    let late = subject.record()
    #expect(subject.value == 1 && late.values.isEmpty && late.isFinished)
  }

  @Test func deliversReentrantValuesDepthFirst() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var log: [Int] = []
    let token = subject.sink { value in
      if value == 1 { subject.send(2) }
      log.append(value)
    }
    subject.send(1)
    #expect(log == [0, 2, 1] && subject.value == 2)
    token.cancel()
  }

  @Test func requestsEverythingFromWhatFeedsIt() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let probe = Probe<Int, Never>()
    let token = probe.subscribe(subject)
    #expect(probe.requests == [.unlimited])
    probe.send(9)
    #expect(subject.value == 9)
    token.cancel()
  }

  @Test func releasesOldValuesOutsideItsLock() {
    // The old value's deinit reads the subject; while the lock was held, it would never return.
    final class Value {
      var onDeinit: () -> Void = {}
      deinit { onDeinit() }
    }
    let subject = CurrentValueSubject<Value?, Never>(Value())
    var count = 0
    subject.value?.onDeinit = { [unowned subject] in
      _ = subject.value
      count += 1
    }
    subject.send(nil)
    #expect(count == 1)
  }
}
