import Dispatch
import Foundation
import RxSwift
import Testing

/// In virtual time, except in tests of a queue.
@Suite struct TimingTests {
  private let time = HistoricalScheduler()
  private let subject = PublishSubject<Int>()

  @Test func theHistoricalSchedulerRunsWorkInOrderOfTime() {
    var log: [String] = []
    func add(_ name: String, after delay: Int) -> any Disposable {
      time.scheduleRelative(name, dueTime: .seconds(delay)) { name in
        log.append(name)
        return Disposables.create()
      }
    }
    _ = add("late", after: 2)
    _ = add("early", after: 1)
    _ = add("early too", after: 1)
    add("called off", after: 1).dispose()
    time.advance(by: .seconds(1))
    #expect(log == ["early", "early too"])
    time.start()
    #expect(log == ["early", "early too", "late"])
    #expect(time.clock == Date(timeIntervalSince1970: 2) && time.waitingCount == 0)
  }

  @Test func intervalAndTimerCount() {
    let interval = Recorder(Observable<Int>.interval(.seconds(1), scheduler: time))
    let timer = Recorder(Observable<Int>.timer(.seconds(2), scheduler: time))
    time.advance(by: .milliseconds(3500))
    #expect(interval.elements == [0, 1, 2])
    #expect(timer.events == [.next(0), .completed])
    interval.dispose()
    #expect(time.waitingCount == 0)
  }

  @Test func delayShiftsEverythingButAnError() {
    let recorder = Recorder(subject.delay(.seconds(1), scheduler: time))
    subject.onNext(1)
    time.advance(by: .milliseconds(500))
    subject.onNext(2)
    #expect(recorder.events.isEmpty)
    time.advance(by: .milliseconds(500))
    #expect(recorder.elements == [1])
    subject.onError(TestError.first)
    time.start()
    #expect(recorder.events == [.next(1), .error(TestError.first)])
  }

  @Test func debounceWaitsForQuiet() {
    let recorder = Recorder(subject.debounce(.seconds(1), scheduler: time))
    subject.onNext(1)
    time.advance(by: .milliseconds(900))
    subject.onNext(2)
    time.advance(by: .milliseconds(900))
    #expect(recorder.events.isEmpty)
    time.advance(by: .milliseconds(100))
    #expect(recorder.elements == [2])
    subject.onNext(3)
    subject.onCompleted()
    #expect(recorder.events == [.next(2), .next(3), .completed])
  }

  @Test func throttleSendsTheFirstAndThenTheLatest() {
    let latest = Recorder(subject.throttle(.seconds(1), scheduler: time))
    let first = Recorder(subject.throttle(.seconds(1), latest: false, scheduler: time))
    subject.onNext(1)
    time.advance(by: .milliseconds(300))
    subject.onNext(2)
    time.advance(by: .milliseconds(300))
    subject.onNext(3)
    #expect(latest.elements == [1])
    time.advance(by: .milliseconds(400))
    #expect(latest.elements == [1, 3])
    time.advance(by: .milliseconds(1000))
    subject.onNext(4)
    #expect(latest.elements == [1, 3, 4])
    #expect(first.elements == [1, 4])
  }

  @Test func timeoutFailsInSilence() {
    let recorder = Recorder(subject.timeout(.seconds(1), scheduler: time))
    time.advance(by: .milliseconds(900))
    subject.onNext(1)
    time.advance(by: .milliseconds(900))
    subject.onNext(2)
    time.advance(by: .seconds(1))
    #expect(recorder.events == [.next(1), .next(2), .error(RxError.timeout)])
  }

  @Test func observingOnASchedulerKeepsTheOrder() {
    let recorder = Recorder(subject.observe(on: time))
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(recorder.events.isEmpty)
    time.start()
    #expect(recorder.events == [.next(1), .next(2), .completed])
  }

  @Test func aDisposedObservationSendsNothingMore() {
    let recorder = Recorder(subject.observe(on: time))
    subject.onNext(1)
    subject.onNext(2)
    recorder.dispose()
    // One closure was already scheduled; the work waiting behind it has been released.
    time.advance(by: .nanoseconds(0))
    #expect(recorder.events.isEmpty && time.waitingCount == 0)
  }

  @Test func subscribingOnASchedulerStartsThere() {
    var didStart = false
    let recorder = Recorder(
      Observable<Int>.deferred {
        didStart = true
        return .of(1)
      }.subscribe(on: time))
    #expect(!didStart)
    time.start()
    #expect(didStart && recorder.events == [.next(1), .completed])
  }

  @Test func aConcurrentSchedulerKeepsTheOrderToo() async {
    let numbers: [Int] = await withCheckedContinuation { done in
      var seen: [Int] = []
      _ = Observable.from(0..<1000).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        .subscribe(onNext: { seen.append($0) }, onCompleted: { done.resume(returning: seen) })
    }
    #expect(numbers == Array(0..<1000))
  }

  @Test func aQueueSchedulerRunsOnItsQueue() async {
    let queue = DispatchQueue(label: "test")
    queue.setSpecific(key: queueKey, value: true)
    let wasThere: Bool = await withCheckedContinuation { done in
      let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "test.serial")
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) {
        done.resume(returning: DispatchQueue.getSpecific(key: queueKey) == true)
        return Disposables.create()
      }
    }
    #expect(wasThere)
  }
}

private let queueKey = DispatchSpecificKey<Bool>()
