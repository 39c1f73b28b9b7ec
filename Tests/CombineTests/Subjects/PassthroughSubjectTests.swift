import Combine
import Testing

@Suite struct PassthroughSubjectTests {
  @Test func sendsToPresentSubscribersInTheirOrder() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    subject.send(0)
    let one = subject.sink { log.append("a\($0)") }
    subject.send(1)
    let two = subject.sink { log.append("b\($0)") }
    subject.send(2)
    #expect(log == ["a1", "a2", "b2"])
    one.cancel()
    two.cancel()
  }

  @Test func dropsWhatIsNotWanted() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record(demand: .max(1))
    subject.send(1)
    subject.send(2)
    recorder.request(1)
    subject.send(3)
    subject.send(4)
    #expect(recorder.values == [1, 3])
  }

  @Test func addsTheDemandThatComesWithAValue() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record(demand: .max(1)) { $0 == 1 ? .max(2) : .none }
    (1...5).forEach(subject.send)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func completesOnceForAll() {
    let subject = PassthroughSubject<Int, TestError>()
    let early = subject.record(demand: .none)
    subject.send(completion: .failure(TestError(code: 1)))
    subject.send(completion: .finished)
    subject.send(1)
    let late = subject.record()
    #expect(early.error == TestError(code: 1) && early.completionCount == 1 && early.values.isEmpty)
    #expect(late.error == TestError(code: 1) && late.subscriptionCount == 1 && late.values.isEmpty)
  }

  @Test func deliversReentrantValuesDepthFirst() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let one = subject.sink { value in
      log.append("a\(value)")
      if value == 1 { subject.send(2) }
    }
    let two = subject.sink { log.append("b\($0)") }
    subject.send(1)
    #expect(log == ["a1", "a2", "b2", "b1"])
    one.cancel()
    two.cancel()
  }

  @Test func aSubscriberThatComesDuringASendMissesIt() {
    let subject = PassthroughSubject<Int, Never>()
    var late: [Int] = []
    var tokens: [AnyCancellable] = []
    subject.sink { _ in
      if tokens.count == 1 { subject.sink { late.append($0) }.store(in: &tokens) }
    }.store(in: &tokens)
    subject.send(1)
    subject.send(2)
    #expect(late == [2])
  }

  @Test func aSubscriberCancelledDuringASendMissesTheRestOfIt() {
    let subject = PassthroughSubject<Int, Never>()
    var second: AnyCancellable?
    var received: [Int] = []
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { received.append($0) }
    subject.send(1)
    #expect(received.isEmpty)
    first.cancel()
  }

  @Test func feedsFromPublishersOnceSomebodyWantsValues() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>()
    let token = probe.subscribe(subject)
    #expect(probe.requests.isEmpty)
    let recorder = subject.record(demand: .max(1))
    #expect(probe.requests == [.unlimited])
    probe.send(7)
    #expect(recorder.values == [7])
    token.cancel()
    #expect(probe.cancelCount == 1)
    probe.send(8)
    #expect(recorder.values == [7] && recorder.completion == nil)
  }

  @Test func releasesSubscribersAndItself() {
    weak var weakSubject: PassthroughSubject<Int, Never>?
    weak var weakRecorder: Recorder<Int, Never>?
    do {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.record()
      (weakSubject, weakRecorder) = (subject, recorder)
      recorder.cancel()
    }
    #expect(weakSubject == nil && weakRecorder == nil)
  }

  @Test func sendsVoid() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    let token = subject.sink { count += 1 }
    subject.send()
    #expect(count == 1)
    token.cancel()
  }
}
