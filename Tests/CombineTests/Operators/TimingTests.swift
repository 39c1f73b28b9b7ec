import Combine
import CombineTesting
import Testing

@Suite struct DebounceTests {
  @Test func sendsTheLastValueOfABurst() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
    let recorder = subject.debounce(for: .milliseconds(300), scheduler: scheduler).record()
    subject.send(1)
    scheduler.advance(by: .milliseconds(200))
    subject.send(2)
    scheduler.advance(by: .milliseconds(299))
    #expect(recorder.values.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(recorder.values == [2])
    scheduler.advance(by: 10)
    #expect(recorder.values == [2])
    subject.send(3)
    scheduler.advance(by: .milliseconds(300))
    #expect(recorder.values == [2, 3])
  }

  @Test func dropsAWaitingValueAtTheEnd() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
    let recorder = subject.debounce(for: 1, scheduler: scheduler).record()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.completion == nil, "the completion goes by way of the scheduler")
    scheduler.advance(by: 5)
    #expect(recorder.values.isEmpty && recorder.isFinished)
  }

  @Test func failsByWayOfTheSchedulerWithoutTheWaitingValue() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, TestError>())
    let recorder = subject.debounce(for: 1, scheduler: scheduler).record()
    subject.send(1)
    subject.send(completion: .failure(TestError(code: 5)))
    #expect(recorder.completion == nil)
    scheduler.advance(by: 5)
    #expect(recorder.values.isEmpty && recorder.error == TestError(code: 5))
  }

  @Test func honoursDemandAndCancellation() {
    let (scheduler, probe) = (TestScheduler(), Probe<Int, Never>())
    let recorder = probe.debounce(for: 1, scheduler: scheduler).record(demand: .max(1))
    #expect(probe.requests == [.unlimited])
    for value in 1...2 {
      probe.send(value)
      scheduler.advance(by: 1)
    }
    #expect(recorder.values == [1])
    recorder.request(5)
    probe.send(3)
    recorder.cancel()
    scheduler.advance(by: 5)
    #expect(recorder.values == [1] && probe.cancelCount == 1)
  }

  @Test func leavesNoHeapOfClosuresBehind() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
    let recorder = subject.debounce(for: 1, scheduler: scheduler).record()
    (0..<1000).forEach(subject.send)
    #expect(scheduler.pendingCount == 1)
    scheduler.advance(by: 1)
    #expect(recorder.values == [999])
  }
}

@Suite struct ThrottleTests {
  private func run(latest: Bool) -> [Int] {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
    let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: latest).record()
    for value in 0..<25 {  // every 100 ms
      subject.send(value)
      scheduler.advance(by: .milliseconds(100))
    }
    scheduler.advance(by: 2)
    return recorder.values
  }

  @Test func sendsTheFirstAtOnceThenOnePerInterval() {
    #expect(run(latest: true) == [0, 9, 19, 24])
    #expect(run(latest: false) == [0, 1, 10, 20])
  }

  @Test func finishesAfterTheWaitingValue() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
    let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: true).record()
    subject.send(1)
    scheduler.advance()
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.advance(by: .milliseconds(500))
    #expect(recorder.values == [1] && recorder.completion == nil)
    scheduler.advance(by: .milliseconds(500))
    #expect(recorder.values == [1, 2] && recorder.isFinished)
  }

  @Test func waitsAnIntervalFromEachValue() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
    var times: [Int] = []
    let token = subject.throttle(for: 1, scheduler: scheduler, latest: true).sink { _ in
      times.append(scheduler.now.nanoseconds / 1_000_000)
    }
    for pause in [300, 300, 900, 2000, 100] as [Int] {
      subject.send(pause)
      scheduler.advance(by: .milliseconds(pause))
    }
    scheduler.advance(by: 2)
    #expect(times == [0, 1000, 2000, 3500])
    token.cancel()
  }

  @Test func asksForEverythingAndSendsWhatIsWanted() {
    let (scheduler, probe) = (TestScheduler(), Probe<Int, Never>())
    let recorder = probe.throttle(for: 1, scheduler: scheduler, latest: true).record(demand: .max(1))
    #expect(probe.requests == [.unlimited])
    for value in 1...3 {
      probe.send(value)
      scheduler.advance(by: 1)
    }
    #expect(recorder.values == [1])
    recorder.request(1)
    probe.send(4)
    recorder.cancel()
    scheduler.advance(by: 5)
    #expect(recorder.values == [1] && probe.cancelCount == 1)
  }

  @Test func anErrorDropsTheWaitingValue() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, TestError>())
    let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: true).record()
    subject.send(1)
    scheduler.advance()
    subject.send(2)
    subject.send(completion: .failure(TestError(code: 4)))
    scheduler.advance(by: 5)
    #expect(recorder.values == [1] && recorder.error == TestError(code: 4))
  }
}

@Suite struct ReceiveOnTests {
  @Test func deliversByWayOfTheSchedulerInOrder() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
    let recorder = subject.receive(on: scheduler).record()
    #expect(recorder.subscriptionCount == 1, "the subscription is not scheduled")
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(recorder.values.isEmpty && recorder.completion == nil)
    scheduler.advance()
    #expect(recorder.values == [1, 2] && recorder.isFinished)
  }

  @Test func deliversNothingAfterCancellation() {
    let (scheduler, probe) = (TestScheduler(), Probe<Int, Never>())
    let recorder = probe.receive(on: scheduler).record(demand: .max(2)) { _ in .max(1) }
    #expect(probe.requests == [.max(2)])
    probe.send(1)
    scheduler.advance()
    #expect(probe.requests == [.max(2), .max(1)])
    probe.send(2)
    recorder.cancel()
    scheduler.advance()
    #expect(recorder.values == [1] && probe.cancelCount == 1)
  }

  @Test func deliversAtOnceOnTheImmediateScheduler() {
    #expect(Just(1).receive(on: ImmediateScheduler.shared).record().values == [1])
  }

  @Test func deliversOnTheSchedulerWhatComesDuringTheSubscription() {
    final class Subscriber: Combine.Subscriber {
      let queue: DispatchQueue
      let isOnQueue: () -> Bool
      private(set) var deliveries: [Bool] = []

      init(queue: DispatchQueue, isOnQueue: @escaping () -> Bool) {
        self.queue = queue
        self.isOnQueue = isOnQueue
      }

      func receive(subscription: any Subscription) {
        subscription.request(.unlimited)
        // The queue must find this thread still busy with the subscription.
        queue.sync {}
      }

      func receive(_ input: Int) -> Subscribers.Demand {
        deliveries.append(isOnQueue())
        return .none
      }

      func receive(completion: Subscribers.Completion<Never>) { deliveries.append(isOnQueue()) }
    }

    let (queue, key) = (DispatchQueue(label: "receiving"), DispatchSpecificKey<Bool>())
    queue.setSpecific(key: key, value: true)
    for delayed in [false, true] {
      let subscriber = Subscriber(queue: queue) { DispatchQueue.getSpecific(key: key) == true }
      if delayed {
        [1, 2].publisher.delay(for: 0, scheduler: queue).subscribe(subscriber)
        while queue.sync(execute: { subscriber.deliveries.count }) < 3 {}
      } else {
        [1, 2].publisher.receive(on: queue).subscribe(subscriber)
        queue.sync {}
      }
      #expect(queue.sync { subscriber.deliveries } == [true, true, true])
    }
  }

  @Test func keepsTheOrderOnAConcurrentQueue() async {
    await withCheckedContinuation { continuation in
      var values: [Int] = []
      var token: AnyCancellable?
      token = (0..<2000).publisher.receive(on: DispatchQueue.global()).sink { _ in
        #expect(values == Array(0..<2000))
        withExtendedLifetime(token) {}
        continuation.resume()
      } receiveValue: {
        values.append($0)
      }
    }
  }
}

@Suite struct SubscribeOnAndDelayTests {
  @Test func subscribesAndRequestsOnTheScheduler() {
    let (scheduler, probe) = (TestScheduler(), Probe<Int, Never>())
    let recorder = probe.subscribe(on: scheduler).record(demand: .max(1))
    #expect(probe.connections.isEmpty)
    scheduler.advance()
    #expect(probe.connections.count == 1 && probe.requests == [.max(1)])
    probe.send(1)
    #expect(recorder.values == [1], "values do not go by way of the scheduler")
    recorder.cancel()
    #expect(probe.cancelCount == 0)
    scheduler.advance()
    #expect(probe.cancelCount == 1)
  }

  @Test func delaysValuesAndCompletion() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, TestError>())
    let recorder = subject.delay(for: 2, scheduler: scheduler).record()
    subject.send(1)
    scheduler.advance(by: 1)
    subject.send(2)
    subject.send(completion: .failure(TestError()))
    scheduler.advance(by: 1)
    #expect(recorder.values == [1] && recorder.completion == nil)
    scheduler.advance(by: 1)
    #expect(recorder.values == [1, 2] && recorder.error == TestError())
  }

  @Test func aSubscriberThatCancelsBeforeItIsSubscribedIsNot() {
    let (scheduler, probe) = (TestScheduler(), Probe<Int, Never>())
    let token = probe.subscribe(on: scheduler).sink { _ in }
    token.cancel()
    scheduler.advance()
    #expect(probe.connections.allSatisfy { $0.cancelCount == 1 && $0.requests.isEmpty })
  }

  @Test func aCancelledDelayDeliversNothing() {
    let (scheduler, probe) = (TestScheduler(), Probe<Int, Never>())
    let recorder = probe.delay(for: 1, scheduler: scheduler).record(demand: .max(3))
    #expect(probe.requests == [.max(3)])
    probe.send(1)
    recorder.cancel()
    scheduler.advance(by: 2)
    #expect(recorder.values.isEmpty && probe.cancelCount == 1)
  }
}

@Suite struct TimeoutTests {
  @Test func finishesAfterTooLongASilence() {
    let (scheduler, probe) = (TestScheduler(), Probe<Int, TestError>())
    let recorder = probe.timeout(1, scheduler: scheduler).record()
    scheduler.advance(by: .milliseconds(900))
    probe.send(1)
    scheduler.advance(by: .milliseconds(900))
    #expect(recorder.values == [1] && recorder.completion == nil)
    scheduler.advance(by: .milliseconds(100))
    #expect(recorder.isFinished && probe.cancelCount == 1)
  }

  @Test func deliversOnItsScheduler() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, TestError>())
    let recorder = subject.timeout(1, scheduler: scheduler).record()
    subject.send(1)
    subject.send(2)
    #expect(recorder.values.isEmpty)
    scheduler.advance()
    #expect(recorder.values == [1, 2])
    subject.send(3)
    subject.send(completion: .failure(TestError()))
    #expect(recorder.values == [1, 2] && recorder.completion == nil)
    scheduler.advance()
    #expect(recorder.values == [1, 2, 3] && recorder.error == TestError())
  }

  @Test func failsWithTheCustomError() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, TestError>())
    let recorder = subject.timeout(1, scheduler: scheduler, customError: { TestError(code: 8) }).record()
    scheduler.advance(by: 1)
    #expect(recorder.error == TestError(code: 8))
  }

  @Test func doesNothingAfterTheEnd() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, TestError>())
    let recorder = subject.timeout(1, scheduler: scheduler, customError: { TestError() }).record()
    subject.send(completion: .finished)
    scheduler.run()
    #expect(recorder.isFinished && recorder.completionCount == 1)
  }

  @Test func passesDemandOnAndStopsWithTheSubscription() {
    let (scheduler, probe) = (TestScheduler(), Probe<Int, TestError>())
    let recorder = probe.timeout(1, scheduler: scheduler).record(demand: .max(1)) { _ in .max(2) }
    #expect(probe.requests == [.max(1)])
    probe.send(1)
    scheduler.advance()
    #expect(probe.requests == [.max(1), .max(2)])
    recorder.cancel()
    scheduler.advance(by: 5)
    #expect(recorder.completion == nil && probe.cancelCount == 1)
  }
}

@Suite struct MeasureIntervalTests {
  @Test func measuresFromTheSubscriptionAndFromEachValue() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Void, Never>())
    let recorder = subject.measureInterval(using: scheduler).record()
    scheduler.advance(by: 2)
    subject.send()
    scheduler.advance(by: .milliseconds(500))
    subject.send()
    #expect(recorder.values == [.seconds(2), .milliseconds(500)])
  }
}
