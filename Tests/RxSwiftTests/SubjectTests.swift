import Foundation
import RxSwift
import Testing

@Suite struct SubjectTests {
  @Test func aPublishSubjectSendsToThoseWhoListenInTheirOrder() {
    let subject = PublishSubject<Int>()
    var seen: [String] = []
    subject.onNext(0)
    let subscriptions = ["a", "b", "c"].map { name in subject.subscribe(onNext: { seen.append("\(name)\($0)") }) }
    subject.onNext(1)
    subscriptions[1].dispose()
    subject.onNext(2)
    #expect(seen == ["a1", "b1", "c1", "a2", "c2"])
    subject.onCompleted()
    subject.onNext(3)
    #expect(Recorder(subject).events == [.completed])
  }

  @Test func anErrorEndsASubject() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder(subject)
    subject.onError(TestError.first)
    subject.onNext(1)
    #expect(recorder.events == [.error(TestError.first)])
    #expect(Recorder(subject).events == [.error(TestError.first)])
  }

  @Test func aDisposedSubjectIsSilent() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder(subject)
    subject.dispose()
    subject.onNext(1)
    #expect(recorder.events.isEmpty && subject.isDisposed)
  }

  @Test func aBehaviorSubjectStartsWithItsLatest() throws {
    let subject = BehaviorSubject(value: 1)
    let first = Recorder(subject)
    subject.onNext(2)
    let second = Recorder(subject)
    #expect(first.elements == [1, 2] && second.elements == [2])
    #expect(try subject.value() == 2)
    subject.onError(TestError.first)
    #expect(throws: TestError.first) { try subject.value() }
    #expect(Recorder(subject).events == [.error(TestError.first)])
    subject.dispose()
    #expect(throws: RxError.disposed) { try subject.value() }
  }

  @Test func anAsyncSubjectSendsItsLastElementWhenItCompletes() {
    let subject = AsyncSubject<Int>()
    let recorder = Recorder(subject)
    [1, 2].forEach(subject.onNext)
    #expect(recorder.events.isEmpty)
    subject.onCompleted()
    subject.onNext(3)
    subject.onCompleted()
    #expect(recorder.events == [.next(2), .completed])
    #expect(Recorder(subject).events == [.next(2), .completed])
    let empty = AsyncSubject<Int>()
    empty.onCompleted()
    #expect(Recorder(empty).events == [.completed])
  }

  @Test func anAsyncSubjectSendsNothingButItsError() {
    let subject = AsyncSubject<Int>()
    let recorder = Recorder(subject)
    subject.onNext(1)
    subject.onError(TestError.first)
    #expect(recorder.events == [.error(TestError.first)] && Recorder(subject).events == [.error(TestError.first)])
    let disposed = AsyncSubject<Int>()
    let silent = Recorder(disposed)
    disposed.dispose()
    disposed.onNext(1)
    disposed.onCompleted()
    #expect(silent.events.isEmpty && disposed.isDisposed)
  }

  @Test func aReplaySubjectStartsWithTheLatestFewAlsoAfterTheEnd() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    [1, 2, 3].forEach(subject.onNext)
    let recorder = Recorder(subject)
    subject.onNext(4)
    subject.onCompleted()
    subject.onNext(5)
    #expect(recorder.events == [.next(2), .next(3), .next(4), .completed])
    #expect(Recorder(subject).events == [.next(3), .next(4), .completed])

    let unbounded = ReplaySubject<Int>.createUnbounded()
    [1, 2, 3].forEach(unbounded.onNext)
    #expect(Recorder(unbounded).elements == [1, 2, 3])
  }

  @Test func aDisposedListenerOfAReplaySubjectHearsNoMore() {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    let recorder = Recorder(subject)
    subject.onNext(1)
    recorder.dispose()
    subject.onNext(2)
    #expect(recorder.elements == [1])
  }

  @Test func whatIsSentWhileSendingArrivesInside() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let subscription = subject.subscribe(onNext: { number in
      log.append("begin \(number)")
      if number < 3 { subject.onNext(number + 1) }
      log.append("end \(number)")
    })
    defer { subscription.dispose() }
    subject.onNext(1)
    #expect(log == ["begin 1", "begin 2", "begin 3", "end 3", "end 2", "end 1"])
  }

  @Test func relaysCannotEnd() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 0)
    let published = Recorder(publish)
    let held = Recorder(behavior)
    publish.accept(1)
    behavior.accept(2)
    Observable.of(3, 4).bind(to: publish).dispose()
    Observable.of(5).bind(to: behavior).dispose()
    #expect(published.events == [.next(1), .next(3), .next(4)])
    #expect(held.events == [.next(0), .next(2), .next(5)])
    #expect(behavior.value == 5)
  }

  @Test func subjectsTakeElementsFromManyThreads() {
    // Subjects are thread-safe; the compiler cannot know that of classes that are not declared Sendable.
    nonisolated(unsafe) let publish = PublishSubject<Int>()
    nonisolated(unsafe) let behavior = BehaviorSubject(value: 0)
    nonisolated(unsafe) let replay = ReplaySubject<Int>.createUnbounded()
    let lock = NSLock()
    nonisolated(unsafe) var sum = 0
    let subscriptions = CompositeDisposable(
      publish.subscribe(onNext: { number in lock.withLock { sum += number } }),
      behavior.subscribe(onNext: { number in lock.withLock { sum += number } }),
      replay.subscribe(onNext: { number in lock.withLock { sum += number } }))
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        let late = publish.subscribe(onNext: { _ in })
        publish.onNext(1)
        behavior.onNext(1)
        replay.onNext(1)
        late.dispose()
      }
    }
    #expect(sum == 3 * 8 * 500)
    #expect(Recorder(replay).elements.count == 8 * 500)
    subscriptions.dispose()
  }
}
