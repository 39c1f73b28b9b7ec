import Combine
import Testing

@Suite struct SharingTests {
  @Test func shareSubscribesOnceAndCountsItsSubscribers() {
    let probe = Probe<Int, Never>()
    let shared = probe.share()
    #expect(probe.connections.isEmpty)
    let (one, two) = (shared.record(), shared.record())
    #expect(probe.connections.count == 1)
    probe.send(1)
    one.cancel()
    probe.send(2)
    #expect(one.values == [1] && two.values == [1, 2] && probe.cancelCount == 0)
    two.cancel()
    #expect(probe.cancelCount == 1)
    let three = shared.record()
    #expect(probe.connections.count == 2, "it begins again")
    probe.send(3)
    #expect(three.values == [3])
  }

  @Test func shareDoesNotRepeatForLateSubscribers() {
    var subscriptions = 0
    let shared = [1, 2].publisher.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let (one, two) = (shared.record(), shared.record())
    #expect(one.values == [1, 2] && one.isFinished)
    #expect(two.values.isEmpty && two.isFinished && subscriptions == 1)
  }

  @Test func multicastWaitsForConnect() {
    let multicast = (1...3).publisher.multicast { PassthroughSubject() }
    let (one, two) = (multicast.record(), multicast.record())
    #expect(one.values.isEmpty)
    let token = multicast.connect()
    #expect(one.values == [1, 2, 3] && two.values == [1, 2, 3] && two.isFinished)
    token.cancel()
  }

  @Test func cancellingTheConnectionStopsTheValues() {
    let probe = Probe<Int, Never>()
    let connectable = probe.makeConnectable()
    let recorder = connectable.record()
    let token = connectable.connect()
    probe.send(1)
    token.cancel()
    probe.send(2)
    #expect(recorder.values == [1] && probe.cancelCount == 1)
    let next = connectable.connect()
    #expect(probe.connections.count == 2)
    probe.send(3)
    #expect(recorder.values == [1, 3])
    next.cancel()
  }

  @Test func releasingTheConnectionStopsTheValues() {
    let probe = Probe<Int, Never>()
    let connectable = probe.makeConnectable()
    let recorder = connectable.record()
    do {
      let token = connectable.connect()
      probe.send(1)
      withExtendedLifetime(token) {}
    }
    probe.send(2)
    #expect(recorder.values == [1] && probe.cancelCount == 1 && recorder.completion == nil)
  }

  @Test func autoconnectConnectsAgainWithTheNextSubscriber() {
    let probe = Probe<Int, Never>()
    let connected = probe.makeConnectable().autoconnect()
    let (one, two) = (connected.record(), connected.record())
    #expect(probe.connections.count == 1)
    one.cancel()
    two.cancel()
    #expect(probe.cancelCount == 1)
    let three = connected.record()
    probe.send(1)
    #expect(probe.connections.count == 2 && three.values == [1] && one.values.isEmpty)
    three.cancel()
  }

  @Test func shareSharesAnError() {
    let subject = PassthroughSubject<Int, TestError>()
    let shared = subject.share()
    let (one, two) = (shared.record(), shared.record())
    subject.send(completion: .failure(TestError(code: 3)))
    #expect(one.error == TestError(code: 3) && two.error == TestError(code: 3))
    #expect(shared.record().error == TestError(code: 3), "a late subscriber hears of it, too")
  }

  @Test func aSharedSubscriberReceivesOnlyWhatItAskedFor() {
    let probe = Probe<Int, Never>()
    let shared = probe.share()
    let (few, all) = (shared.record(demand: .max(1)), shared.record())
    #expect(probe.requests == [.unlimited])
    for value in 1...3 { probe.send(value) }
    #expect(few.values == [1] && all.values == [1, 2, 3])
    few.cancel()
    all.cancel()
  }

  @Test func multicastThroughACurrentValueSubjectReplays() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let probe = Probe<Int, Never>()
    let multicast = probe.multicast(subject: subject).autoconnect()
    let one = multicast.record()
    probe.send(5)
    let two = multicast.record()
    #expect(one.values == [0, 5] && two.values == [5])
  }

  @Test func isReleasedWithItsSubscribers() {
    weak var weakShare: Publishers.Share<PassthroughSubject<Int, Never>>?
    do {
      let shared = PassthroughSubject<Int, Never>().share()
      weakShare = shared
      let recorder = shared.record()
      recorder.cancel()
    }
    #expect(weakShare == nil)
  }
}
