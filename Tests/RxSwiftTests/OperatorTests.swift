import RxSwift
import Testing

@Suite struct OperatorTests {
  private let numbers = Observable.of(1, 2, 3, 4)

  @Test func sourcesSendAndEnd() {
    #expect(Recorder(Observable.just(1)).events == [.next(1), .completed])
    #expect(Recorder(Observable.of(1, 2)).events == [.next(1), .next(2), .completed])
    #expect(Recorder(Observable.from(1...2)).events == [.next(1), .next(2), .completed])
    #expect(Recorder(Observable<Int>.empty()).events == [.completed])
    #expect(Recorder(Observable<Int>.never()).events.isEmpty)
    #expect(Recorder(Observable<Int>.error(TestError.first)).events == [.error(TestError.first)])
    #expect(Recorder(Observable.from(optional: Int?.none)).events == [.completed])
  }

  @Test func createRunsForEachSubscriberAndIsDisposedOnce() {
    var started = 0
    var stopped = 0
    let source = Observable<Int>.create { observer in
      started += 1
      observer.onNext(started)
      return Disposables.create { stopped += 1 }
    }
    #expect(started == 0)
    let first = Recorder(source)
    let second = Recorder(source)
    #expect(first.elements == [1] && second.elements == [2])
    first.dispose()
    first.dispose()
    #expect(stopped == 1)
  }

  @Test func nothingFollowsTheEnd() {
    var stopped = 0
    let recorder = Recorder(
      Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onCompleted()
        observer.onNext(2)
        observer.onError(TestError.first)
        return Disposables.create { stopped += 1 }
      })
    #expect(recorder.events == [.next(1), .completed])
    #expect(stopped == 1)
  }

  @Test func transforming() {
    #expect(Recorder(numbers.map { $0 * 10 }).elements == [10, 20, 30, 40])
    #expect(Recorder(numbers.compactMap { $0 > 2 ? "\($0)" : nil }).elements == ["3", "4"])
    #expect(Recorder(numbers.scan(0) { $0 + $1 }).elements == [1, 3, 6, 10])
    #expect(Recorder(numbers.reduce(0) { $0 + $1 }).events == [.next(10), .completed])
    #expect(Recorder(numbers.toArray()).events == [.next([1, 2, 3, 4]), .completed])
    #expect(Recorder(numbers.enumerated().map { $0.index * $0.element }).elements == [0, 2, 6, 12])
    #expect(Recorder(numbers.flatMap { Observable.of($0, -$0) }).elements == [1, -1, 2, -2, 3, -3, 4, -4])
    #expect(Recorder(numbers.concatMap { Observable.just($0) }).elements == [1, 2, 3, 4])
  }

  @Test func aThrownErrorFailsTheSequence() {
    let failed = numbers.map { number -> Int in
      if number == 3 { throw TestError.first }
      return number
    }
    #expect(Recorder(failed).events == [.next(1), .next(2), .error(TestError.first)])
    #expect(Recorder(numbers.filter { _ in throw TestError.second }).events == [.error(TestError.second)])
  }

  @Test func filtering() {
    #expect(Recorder(numbers.filter { $0.isMultiple(of: 2) }).elements == [2, 4])
    #expect(Recorder(numbers.take(2)).events == [.next(1), .next(2), .completed])
    #expect(Recorder(numbers.take(0)).events == [.completed])
    #expect(Recorder(numbers.take(while: { $0 < 3 })).events == [.next(1), .next(2), .completed])
    #expect(Recorder(numbers.skip(3)).elements == [4])
    #expect(Recorder(numbers.skip(while: { $0 < 3 })).elements == [3, 4])
    #expect(Recorder(Observable.of(1, 1, 2, 2, 1).distinctUntilChanged()).elements == [1, 2, 1])
    #expect(Recorder(numbers.distinctUntilChanged { $0 / 2 }).elements == [1, 2, 4])
    #expect(Recorder(numbers.element(at: 1)).events == [.next(2), .completed])
    #expect(Recorder(numbers.element(at: 9)).events == [.error(RxError.argumentOutOfRange)])
    #expect(Recorder(Observable<Int>.empty().ifEmpty(default: 7)).elements == [7])
    #expect(Recorder(numbers.first()).events == [.next(1), .completed])
    #expect(Recorder(Observable<Int>.empty().first()).events == [.next(nil), .completed])
  }

  @Test func takeEndsOnItsLastElement() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder(subject.take(1))
    subject.onNext(1)
    #expect(recorder.events == [.next(1), .completed])
  }

  @Test func takingAndSkippingUntilAnother() {
    let subject = PublishSubject<Int>()
    let other = PublishSubject<Void>()
    let taken = Recorder(subject.take(until: other))
    let skipped = Recorder(subject.skip(until: other))
    subject.onNext(1)
    other.onNext(())
    subject.onNext(2)
    #expect(taken.events == [.next(1), .completed])
    #expect(skipped.events == [.next(2)])
  }

  @Test func flatMapLatestLetsTheOneBeforeGo() {
    let outer = PublishSubject<Int>()
    let inner = [PublishSubject<String>(), PublishSubject<String>()]
    let recorder = Recorder(outer.flatMapLatest { inner[$0] })
    outer.onNext(0)
    inner[0].onNext("a")
    outer.onNext(1)
    inner[0].onNext("b")
    inner[1].onNext("c")
    outer.onCompleted()
    #expect(recorder.events == [.next("a"), .next("c")])
    inner[1].onCompleted()
    #expect(recorder.didComplete)
  }

  @Test func flatMapFirstDropsWhatComesMeanwhile() {
    let outer = PublishSubject<Int>()
    let inner = [PublishSubject<String>(), PublishSubject<String>(), PublishSubject<String>()]
    let recorder = Recorder(outer.flatMapFirst { inner[$0] })
    outer.onNext(0)
    outer.onNext(1)
    inner[1].onNext("dropped")
    inner[0].onNext("a")
    inner[0].onCompleted()
    outer.onNext(2)
    inner[2].onNext("b")
    #expect(recorder.elements == ["a", "b"])
  }

  @Test func catchingAndRetrying() {
    #expect(Recorder(failing(1).catchAndReturn(9)).events == [.next(1), .next(9), .completed])
    #expect(Recorder(failing(1).catch { _ in Observable.of(7, 8) }).elements == [1, 7, 8])
    #expect(Recorder(failing(1).catch { _ in throw TestError.second }).events == [.next(1), .error(TestError.second)])
    #expect(Recorder(failing(1).retry(3)).events == [.next(1), .next(1), .next(1), .error(TestError.first)])
    #expect(Recorder(failing(1).retry(0)).events == [.completed])
    var attempts = 0
    let flaky = Observable<Int>.deferred {
      attempts += 1
      return attempts < 4 ? .error(TestError.first) : .just(attempts)
    }
    #expect(Recorder(flaky.retry()).events == [.next(4), .completed])
  }

  @Test func doHearsEverythingInOrder() {
    var log: [String] = []
    let observed = Observable.of(1).do(
      onNext: { log.append("next \($0)") }, afterNext: { log.append("after \($0)") },
      onCompleted: { log.append("completed") }, onSubscribe: { log.append("subscribe") },
      onSubscribed: { log.append("subscribed") }, onDispose: { log.append("dispose") })
    let subscription = observed.subscribe(onNext: { log.append("sent \($0)") })
    subscription.dispose()
    #expect(log == ["subscribe", "next 1", "sent 1", "after 1", "completed", "subscribed", "dispose"])
  }

  @Test func withUnretainedEndsWithItsObject() {
    final class Owner {}
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let source = owner.map { subject.withUnretained($0).map(\.1) } ?? .empty()
    let recorder = Recorder(source)
    subject.onNext(1)
    owner = nil
    #expect(weakOwner == nil)
    subject.onNext(2)
    #expect(recorder.events == [.next(1), .completed])
  }

  @Test func bindingToABinderDoesNotKeepItsTarget() {
    final class Target {
      var value = 0
    }
    let subject = PublishSubject<Int>()
    var target: Target? = Target()
    weak let weakTarget = target
    let immediate = HistoricalScheduler()
    let binder = target.map { Binder<Int>($0, scheduler: immediate) { $0.value = $1 } }
    let subscription = binder.map { subject.bind(to: $0) }
    subject.onNext(5)
    immediate.start()
    #expect(target?.value == 5)
    target = nil
    #expect(weakTarget == nil)
    subscription?.dispose()
  }

  @available(*, deprecated)
  @Test func formerNamesStillServe() {
    let time = HistoricalScheduler()
    let recorder = Recorder(failing(1, 2, 3).catchErrorJustReturn(4).skipWhile { $0 < 2 }.observeOn(time))
    time.start()
    #expect(recorder.events == [.next(2), .next(3), .next(4), .completed])
    #expect(Recorder(failing(1).catchError { _ in .of(5) }.takeWhile { $0 < 5 }).events == [.next(1), .completed])

    var variable: Variable<Int>? = Variable(1)
    let values = Recorder(variable?.asObservable() ?? .empty())
    variable?.value = 2
    variable = nil
    #expect(values.events == [.next(1), .next(2), .completed])
  }

  @Test func takeLastWaitsForTheEnd() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder(subject.takeLast(2))
    for element in 1...3 { subject.onNext(element) }
    #expect(recorder.events.isEmpty)
    subject.onCompleted()
    #expect(recorder.events == [.next(2), .next(3), .completed])
    #expect(Recorder(Observable.of(1).takeLast(0)).events == [.completed])
    #expect(Recorder(failing(1).takeLast(1)).events == [.error(TestError.first)])
  }

  @Test func singleSendsTheOnlyElementAtOnce() {
    #expect(Recorder(Observable.of(1).single()).events == [.next(1), .completed])
    #expect(Recorder(Observable.of(1, 2).single()).events == [.next(1), .error(RxError.moreThanOneElement)])
    #expect(Recorder(Observable<Int>.empty().single()).events == [.error(RxError.noElements)])
  }

  @Test func zipsAnyNumberOfSources() {
    let sources = [Observable.of(1, 2, 3), Observable.of(4, 5), Observable.of(6, 7, 8)]
    #expect(Recorder(Observable.zip(sources)).events == [.next([1, 4, 6]), .next([2, 5, 7]), .completed])
    #expect(Recorder(Observable.zip(sources) { $0.reduce(0, +) }).elements == [11, 14])
    #expect(Recorder(Observable<Int>.zip([Observable<Int>]())).events == [.completed])
  }
}
